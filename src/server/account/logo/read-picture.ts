// Reads an uploaded picture: its kind by its bytes, and what a page may show of it.
import { LOGO_BYTES_MAX, LOGO_PIXELS_MAX } from '#domain/logo.ts';
import { Problem } from '../../core/problem.ts';
import { cleanSvg } from './clean-svg.ts';
import type { Pixels } from './pixels.ts';
import { isJpeg, readJpeg } from './read-jpeg.ts';
import { isPng, readPng } from './read-png.ts';

type PictureType = 'image/png' | 'image/jpeg' | 'image/svg+xml';

export type Picture = { type: PictureType; content: Buffer };

const FIELD = 'body.picture';

const unreadable = (): Problem =>
  Problem.badField(FIELD, 'picture_unreadable', 'Send a PNG, JPEG or SVG file that a browser can show');

const tooLarge = (message: string): Problem => Problem.badField(FIELD, 'picture_too_large', message);

const requirePixels = ({ width, height, content }: Pixels): Buffer => {
  // A small file can be a picture that fills the memory of a phone.
  if (width > LOGO_PIXELS_MAX || height > LOGO_PIXELS_MAX) {
    throw tooLarge(`Send at most ${LOGO_PIXELS_MAX} pixels each way`);
  }
  return content;
};

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error('The text is not UTF-8', { cause });
  }
};

const read = (bytes: Buffer): Picture => {
  if (isPng(bytes)) return { type: 'image/png', content: requirePixels(readPng(bytes)) };
  if (isJpeg(bytes)) return { type: 'image/jpeg', content: requirePixels(readJpeg(bytes)) };
  return { type: 'image/svg+xml', content: Buffer.from(cleanSvg(decode(bytes))) };
};

/** The picture in base64, as it is stored and sent. @throws a Problem that says what else to send. */
export const readPicture = (base64: string): Picture => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > LOGO_BYTES_MAX) throw tooLarge('Send at most 1 MB');
  let picture: Picture;
  try {
    picture = read(bytes);
  } catch (error) {
    throw error instanceof Problem ? error : unreadable();
  }
  // Quotes and signs may take more bytes than they did.
  if (picture.content.byteLength > LOGO_BYTES_MAX) throw tooLarge('Send at most 1 MB');
  return picture;
};
