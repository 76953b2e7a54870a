// How many pixels a picture has, by the head of its file: a browser that opens it unpacks all of them.
import type { Size } from './logo.ts';

const PNG_START = [0x89, 0x50, 0x4e, 0x47];
const JPEG_START = [0xff, 0xd8];

/** In the range of the frames of a JPEG file, these three numbers mean something else (ITU-T T.81, annex B). */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Whether a segment of a JPEG file says how large the picture is. */
export const isJpegFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker);

const begins = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte);

const sizeOfJpeg = (bytes: DataView): Size | undefined => {
  let at = JPEG_START.length;
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    if (isJpegFrame(marker)) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
    // Any number of bytes of 255 may lead to a marker.
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return undefined;
};

/** The size of a PNG or JPEG picture; undefined where its head does not say. */
export const sizeInHead = (bytes: Uint8Array): Size | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The first chunk of a PNG file is its header.
  if (begins(bytes, PNG_START)) {
    return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return begins(bytes, JPEG_START) ? sizeOfJpeg(view) : undefined;
};
