import type { ReactElement } from 'react';
import { nameOf, type PageContext } from '../page-context.ts';
import { Notice } from './Notice.tsx';

/** A found phone has this link too, so it names the shop instead of the new eSIM (PKG-129). */
export const ReportedLost = ({ page }: { page: PageContext }): ReactElement => {
  const { title, text } = page.texts.installation.replaced.lost;
  return <Notice page={page} tone="warning" title={title} text={text(nameOf(page))} />;
};
