import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';
import { isHandheld } from '../user-agent.ts';
import { WarningIcon } from './icons.tsx';

/** Shown on mobile only: a phone cannot scan what it shows itself. On a known phone the codes to type are above. */
export const ScanWarning = ({ page }: { page: PageContext }): ReactElement => {
  const { title, text, manual } = page.texts.installation.warning;
  return (
    <section className="notice warning mobile-only" aria-labelledby="warning-title">
      <WarningIcon />
      <div>
        <h2 id="warning-title">{title}</h2>
        <p>{text}</p>
        {!isHandheld(page.userAgent) && <a href="#manual">{manual}</a>}
      </div>
    </section>
  );
};
