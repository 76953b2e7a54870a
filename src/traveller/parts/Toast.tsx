import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';

/** Empty until the script has something to say; what it may say travels with it in the page's language. */
export const Toast = ({ page }: { page: PageContext }): ReactElement => {
  const { copied, shared, failed } = page.texts.toast;
  return <output className="toast" data-copied={copied} data-shared={shared} data-failed={failed} />;
};
