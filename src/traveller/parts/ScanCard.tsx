import type { ReactElement } from 'react';
import type { ProfileDetails } from '#domain/profile-details.ts';
import type { PageContext } from '../page-context.ts';
import { QrCode } from './QrCode.tsx';

type ScanCardProps = { page: PageContext; details: ProfileDetails };

export const ScanCard = ({ page, details }: ScanCardProps): ReactElement => {
  const { title, steps, code } = page.texts.installation.scan;
  return (
    <section className="card" aria-labelledby="scan-title">
      <h2 id="scan-title">{title}</h2>
      <figure>
        <QrCode text={details.encodedActivationCode} label={code(details.iccid)} />
        <figcaption>
          ICCID <span className="code">{details.iccid}</span>
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
