import type { ReactElement } from 'react';
import { QR_SIZE_PX } from '#domain/limits.ts';
import type { QrDrawing } from '#domain/qr-code.ts';

/** Dark on white in every theme: scanners need it so. The content is exactly `text`. */
export const QrCode = ({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }): ReactElement => (
  <svg
    className="qr"
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, so that it needs no second request
    role="img"
    aria-label={label}
    width={QR_SIZE_PX}
    height={QR_SIZE_PX}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
  >
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path d={path} />
  </svg>
);
