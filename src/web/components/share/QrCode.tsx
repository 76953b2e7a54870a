import { type ReactElement, useMemo } from 'react';
import { QR_SIZE_PX } from '#domain/limits.ts';
import { drawQrCode } from '#domain/qr-code.ts';

type QrCodeProps = {
  /** What is encoded; short texts make a code that cameras read from further away. */
  value: string;
  /** What scanning it leads to, for screen readers. */
  label: string;
};

/**
 * Dark on light in every theme: not every camera reads the inverse.
 *
 * Use it for what another device reads: a link to open, a bank transfer to make. On the device itself a link is a
 * button.
 *
 * Anatomy: a square of dark and light on white, with the white margin that cameras need.
 *
 * Do:
 * - Encode the short link: 245 characters make a code that a phone must come close to read.
 * - Set the link beside it, to read and to copy.
 *
 * Don't:
 * - Colour it, or lay a logo over it.
 */
export const QrCode = ({ value, label }: QrCodeProps): ReactElement | null => {
  const drawing = useMemo(() => drawQrCode(value), [value]);
  if (!drawing) return null;
  const { path, size } = drawing;
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
