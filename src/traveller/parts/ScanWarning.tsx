import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';
import { WarningIcon } from './icons.tsx';

/** Shown on mobile only: a phone cannot scan what it shows itself. */
export const ScanWarning = ({ page }: { page: PageContext }): ReactElement => {
  const { title, text, manual } = page.texts.installation.warning;
  return (
    <section className="notice warning mobile-only" aria-labelledby="warning-title">
      <WarningIcon />
      <div>
        <h2 id="warning-title">{title}</h2>
        <p>{text}</p>
        <a href="#manual">{manual}</a>
      </div>
    </section>
  );
};
