import type { ReactElement } from 'react';
import type { ProfileDetails } from '#domain/profile-details.ts';
import { drawQrCode } from '#domain/qr-code.ts';
import type { PageContext } from '../page-context.ts';
import { QrCode } from './QrCode.tsx';

type ScanCardProps = { page: PageContext; details: ProfileDetails };

/** The code to scan and how; nothing where it cannot be drawn: the codes to type are below. */
export const ScanCard = ({ page, details }: ScanCardProps): ReactElement | null => {
  const { title, steps, code } = page.texts.installation.scan;
  const drawing = drawQrCode(details.encodedActivationCode);
  if (!drawing) return null;
  return (
    <section className="card" aria-labelledby="scan-title">
      <h2 id="scan-title">{title}</h2>
      <figure>
        <QrCode drawing={drawing} label={code(details.iccid)} />
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
