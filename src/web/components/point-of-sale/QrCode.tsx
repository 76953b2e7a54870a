import { create } from 'qrcode';
import { type ReactElement, useMemo } from 'react';
import { QR_SIZE_PX } from '#domain/limits.ts';

export type QrCodeProps = {
  value: string;
  /** The address that scanning it opens. */
  label: string;
};

/** The quiet zone that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

const pathOf = (value: string): { path: string; size: number } => {
  const { size, data } = create(value, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data).flatMap((isDark, index) =>
    isDark ? [`M${(index % size) + QUIET_ZONE} ${Math.floor(index / size) + QUIET_ZONE}h1v1h-1z`] : [],
  );
  return { path: dark.join(''), size: size + 2 * QUIET_ZONE };
};

/** Dark on light in every theme: not every camera reads the inverse. */
export const QrCode = ({ value, label }: QrCodeProps): ReactElement => {
  const { path, size } = useMemo(() => pathOf(value), [value]);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would need its picture from elsewhere
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={QR_SIZE_PX}
      height={QR_SIZE_PX}
      shapeRendering="crispEdges"
      style={{ background: '#ffffff', borderRadius: 'var(--radius-control)' }}
    >
      <path d={path} fill="#000000" />
    </svg>
  );
};
