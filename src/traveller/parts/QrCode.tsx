import type { ReactElement } from 'react';
import { create } from 'qrcode';
import { QR_SIZE_PX } from '#domain/limits.ts';

const QUIET_ZONE = 4; // modules, ISO/IEC 18004

/** One rectangle for each run of dark modules in a row. */
const drawRow = (row: readonly boolean[], y: number): string => {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts
    .map((start) => {
      const end = row.indexOf(false, start);
      const width = (end < 0 ? row.length : end) - start;
      return `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${width}v1h-${width}z`;
    })
    .join('');
};

const drawModules = (text: string): { size: number; path: string } => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const sides = Array.from({ length: modules.size }, (_, index) => index);
  const path = sides
    .map((y) =>
      drawRow(
        sides.map((x) => modules.get(y, x) === 1),
        y,
      ),
    )
    .join('');
  return { size: modules.size + 2 * QUIET_ZONE, path };
};

/** Dark on white in every theme: scanners need it so. The content is exactly `text`. */
export const QrCode = ({ text, label }: { text: string; label: string }): ReactElement => {
  const { size, path } = drawModules(text);
  return (
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
};
