// A picture that the reseller chose, before it is sent.
import { hasTooManyPixels, LOGO_BYTES_MAX, type LogoCut, logoDrawing, type Size } from '#domain/logo.ts';
import { sizeInHead } from '#domain/picture-head.ts';

/** A larger photo is more than a phone should unpack. */
const READ_BYTES_MAX = 20_000_000;

export type LogoFile = {
  image: HTMLImageElement;
  /** The bytes in base64. */
  content: string;
  /** Drawn by its description, so that it is sharp at any size. */
  isVector: boolean;
};

export type LogoFault = 'unreadable' | 'tooLarge' | 'tooManyPixels';

/** Browsers draw no picture of a smaller size than this from a description without one. */
const VECTOR_SIZE = 300;

/** The bytes of a data address, in base64. */
const contentOf = (address: string): string => address.slice(address.indexOf(',') + 1);

const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });

/** Loads a picture. @throws when the browser cannot show it. */
export const loadImage = async (source: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
};

/** A picture of this store as it would be sent, in base64. */
export const pictureAt = async (path: string): Promise<string> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The picture is not there: ${response.status}`);
  return contentOf(await readDataUrl(await response.blob()));
};

/** By the bytes of the file: its name may be wrong. */
const typeOf = async (file: Blob): Promise<string | undefined> => {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (start[0] === 0x89 && start[1] === 0x50) return 'image/png';
  if (start[0] === 0xff && start[1] === 0xd8) return 'image/jpeg';
  return /^\s*</.test((await file.slice(0, 100).text()).replace('\uFEFF', '')) ? 'image/svg+xml' : undefined;
};

/** Reads the file, or says why it can be no logo. */
export const readLogo = async (file: File): Promise<LogoFile | LogoFault> => {
  const type = await typeOf(file);
  if (type === undefined) return 'unreadable';
  const isVector = type === 'image/svg+xml';
  if (file.size > (isVector ? LOGO_BYTES_MAX : READ_BYTES_MAX)) return 'tooLarge';
  if (!isVector) {
    const size = sizeInHead(new Uint8Array(await file.arrayBuffer()));
    if (size === undefined) return 'unreadable';
    if (hasTooManyPixels(size)) return 'tooManyPixels';
  }
  try {
    const address = await readDataUrl(new Blob([file], { type }));
    return { image: await loadImage(address), content: contentOf(address), isVector };
  } catch {
    return 'unreadable';
  }
};

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth || VECTOR_SIZE,
  height: naturalHeight || VECTOR_SIZE,
});

/** What is taken of the picture, as a PNG picture at a data address. */
export const drawLogo = ({ image }: LogoFile, cut: LogoCut): string => {
  const { source, target } = logoDrawing(sizeOf(image), cut);
  const canvas = document.createElement('canvas');
  canvas.width = target.width;
  canvas.height = target.height;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, source.x, source.y, source.width, source.height, 0, 0, target.width, target.height);
  }
  return canvas.toDataURL('image/png');
};

/** What is sent, in base64: a whole drawing as it is, anything else as it was drawn here. */
export const logoToSend = ({ content, isVector }: LogoFile, cut: LogoCut, drawn: string): string =>
  isVector && cut === 'whole' ? content : contentOf(drawn);
