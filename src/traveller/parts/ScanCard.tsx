import type { ReactElement } from 'react';
import type { ProfileEsimProfile } from '#contract/storefront/model/profileEsimProfile.ts';
import type { PageContext } from '../page-context.ts';
import { QrCode } from './QrCode.tsx';

type ScanCardProps = { page: PageContext; esim: ProfileEsimProfile };

export const ScanCard = ({ page, esim }: ScanCardProps): ReactElement => {
  const { title, steps, code } = page.texts.installation.scan;
  return (
    <section className="card" aria-labelledby="scan-title">
      <h2 id="scan-title">{title}</h2>
      <figure>
        <QrCode text={esim.activationCode} label={code(esim.iccid)} />
        <figcaption>
          ICCID <span className="code">{esim.iccid}</span>
        </figcaption>
      </figure>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
};
