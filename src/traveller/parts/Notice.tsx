import type { ReactElement } from 'react';

type NoticeProps = { tone: 'warning' | 'danger'; title: string; text: string };

/** Says why there is nothing to install, and who can help. */
export const Notice = ({ tone, title, text }: NoticeProps): ReactElement => (
  <section className={`notice ${tone}`} aria-labelledby="notice-title">
    <div>
      <h2 id="notice-title">{title}</h2>
      <p>{text}</p>
    </div>
  </section>
);
