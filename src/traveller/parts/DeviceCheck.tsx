import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';
import { WarningIcon } from './icons.tsx';
import { isHandheld, isTooOldForEsims, takesEsims } from '../user-agent.ts';

/** Whether the phone takes eSIMs, before anything is installed: in a word where its system says so. */
export const DeviceCheck = ({ page }: { page: PageContext }): ReactElement => {
  const { devices, installation } = page.texts;
  if (takesEsims(page.userAgent)) return <p className="grey">{installation.takesEsims}</p>;
  if (isTooOldForEsims(page.userAgent)) {
    return (
      <section className="notice warning" aria-labelledby="old-title">
        <WarningIcon />
        <div>
          <h2 id="old-title">{installation.tooOld.title}</h2>
          <p>{installation.tooOld.text}</p>
        </div>
      </section>
    );
  }
  return (
    <details className="card">
      <summary>{isHandheld(page.userAgent) ? installation.checkThis : installation.checkPhone}</summary>
      <p>{devices.checkText}</p>
    </details>
  );
};
