/** Bytes of a logo that is uploaded, as a file (STO-115). */
export const LOGO_BYTES_MAX = 1_000_000;

/** Pixels of a logo that is uploaded, each way. */
export const LOGO_PIXELS_MAX = 2_000;

const HASH = /^[0-9a-f]{64}$/;

/** Whether this can be the hash in the address of an uploaded logo. */
export const isLogoHash = (text: string): boolean => HASH.test(text);

/** The path of an uploaded logo: another picture has another one. */
export const logoPath = (hash: string): string => `/logos/${hash}`;

export type Size = { width: number; height: number };

/** What is taken of a picture: all of it, or a square whose place along the longer side is 0 to 1. */
export type LogoCut = 'whole' | { squareAt: number };

/** The place of a logo on a page, which it fills as far as its shape allows. */
const SHOWN: Size = { width: 160, height: 36 };

const shownScale = ({ width, height }: Size): number => Math.min(SHOWN.width / width, SHOWN.height / height);

/** The sharpest screens have four times as many pixels. */
const DRAWN: Size = { width: 4 * SHOWN.width, height: 4 * SHOWN.height };

/** More than a phone should unpack to draw a logo (STO-132). */
const READ_PIXELS_MAX = 50_000_000;

export const hasTooManyPixels = ({ width, height }: Size): boolean => width * height > READ_PIXELS_MAX;

/** A picture that is lower than this, of those that are shown in full height, is enlarged until it is blurred. */
const SHARP_HEIGHT = 32;

/** A logo that is narrower than this on a page is seen as a line. */
const LINE_WIDTH = 10;

/** What travellers will think of a logo: blurred, or no more than a line (STO-133). */
export type LogoFlaw = 'small' | 'line';

/** A drawing is sharp at any size. */
export const shapeFlaw = (size: Size, isVector: boolean): LogoFlaw | undefined => {
  const scale = shownScale(size);
  if (scale * Math.min(size.width, size.height) < LINE_WIDTH) return 'line';
  return !isVector && scale > SHOWN.height / SHARP_HEIGHT ? 'small' : undefined;
};

type Drawing = { source: Size & { x: number; y: number }; target: Size };

/** Which part of a picture is drawn, and how large: never larger than it is. */
export const logoDrawing = ({ width, height }: Size, cut: LogoCut): Drawing => {
  const side = Math.min(width, height);
  const source =
    cut === 'whole'
      ? { x: 0, y: 0, width, height }
      : {
          x: Math.round((width - side) * cut.squareAt),
          y: Math.round((height - side) * cut.squareAt),
          width: side,
          height: side,
        };
  const scale = Math.min(1, DRAWN.width / source.width, DRAWN.height / source.height);
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  return { source, target: { width: scaled(source.width), height: scaled(source.height) } };
};
