import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';

/** Empty until the script shows a message; its possible messages are in its attributes, in the page's language. */
export const Toast = ({ page }: { page: PageContext }): ReactElement => {
  const { copied, shared, failed } = page.texts.toast;
  return <output className="toast" data-copied={copied} data-shared={shared} data-failed={failed} />;
};
