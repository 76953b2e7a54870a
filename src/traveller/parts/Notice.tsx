import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { Contact } from './Contact.tsx';

type NoticeProps = {
  page: PageContext;
  tone: 'warning' | 'danger';
  title: string;
  text: ReactNode;
  /** The ways to reach the shop are not on the page elsewhere. */
  hasContact?: boolean;
  /** What to do. */
  children?: ReactNode;
};

/** Says why there is nothing to install, and who can help. */
export const Notice = ({ page, tone, title, text, hasContact = true, children }: NoticeProps): ReactElement => (
  <section className={`notice ${tone}`} aria-labelledby="notice-title">
    <div>
      <h2 id="notice-title">{title}</h2>
      <p>{text}</p>
      {children}
      {hasContact && <Contact page={page} />}
    </div>
  </section>
);
