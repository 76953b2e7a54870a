// The segments of a JPEG file (ITU-T T.81, annex B).
import { isJpegFrame } from '#domain/picture-head.ts';
import type { Pixels } from './pixels.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** A byte of 255 among the pixels is followed by one of these: 0, or the mark of a restart. */
const isOfPixels = (byte: number): boolean => byte === 0 || (byte >= 0xd0 && byte <= 0xd7);
/** Notes of cameras and programs, where a picture was taken among them. Colours depend on that of Adobe (14). */
const isNote = (marker: number): boolean => marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff;

/** Where the pixels of a scan end: at the next marker. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && isOfPixels(bytes[at + 1] ?? END)) at = bytes.indexOf(0xff, at + 2);
  if (at < 0) throw new Error('The picture is cut off');
  return at;
};

type Segment = { marker: number; whole: Buffer };

/** @throws where one is cut off. */
const segmentsOf = (bytes: Buffer): Segment[] => {
  const segments: Segment[] = [];
  let at = 2;
  for (;;) {
    // Any number of bytes of 255 may lead to a marker.
    while (bytes.readUInt8(at) === 0xff && bytes.readUInt8(at + 1) === 0xff) at += 1;
    if (bytes.readUInt8(at) !== 0xff) throw new Error('A marker is missing');
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) return segments;
    const length = bytes.readUInt16BE(at + 2);
    const end = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) throw new Error('A segment is cut off');
    segments.push({ marker, whole: bytes.subarray(at, end) });
    at = end;
  }
};

/** @throws when the file is not a whole JPEG picture. */
export const readJpeg = (bytes: Buffer): Pixels => {
  const segments = segmentsOf(bytes);
  const frame = segments.find(({ marker }) => isJpegFrame(marker));
  if (!frame || !segments.some(({ marker }) => marker === SCAN)) throw new Error('There are no pixels');
  const [height, width] = [frame.whole.readUInt16BE(5), frame.whole.readUInt16BE(7)];
  if (width === 0 || height === 0) throw new Error('There are no pixels');
  const kept = segments.filter(({ marker }) => !isNote(marker)).map(({ whole }) => whole);
  return { width, height, content: Buffer.concat([Buffer.from([0xff, START]), ...kept, Buffer.from([0xff, END])]) };
};
