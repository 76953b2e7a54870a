import { create } from 'qrcode';

/** The blank edge that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The side of the square and the dark areas in it, as an SVG path in modules. */
export type QrDrawing = { size: number; path: string };

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

/**
 * Draws exactly this text as a QR code. Undefined where that cannot be done, for example because the text is too long:
 * that is only logged, and the page shows the text in another way (ERR-052).
 */
export const drawQrCode = (text: string): QrDrawing | undefined => {
  try {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const sides = Array.from({ length: modules.size }, (_, index) => index);
    const rows = sides.map((y) => sides.map((x) => modules.get(y, x) === 1));
    return { size: modules.size + 2 * QUIET_ZONE, path: rows.map(drawRow).join('') };
  } catch (error) {
    console.warn('A QR code could not be drawn', error);
    return undefined;
  }
};
