// The chunks of a PNG file (PNG, third edition, 5).
import { crc32 } from 'node:zlib';
import type { Pixels } from './pixels.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** What decides how a still picture looks. Texts, times, colour profiles and further frames are left out. */
const KEPT: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'pHYs',
]);

const HEADER_BYTES = 13;
/** Length and type before the data of a chunk, and its checksum after them. */
const LEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

type Chunk = { type: string; data: Buffer; whole: Buffer };

/** The chunks up to the last one; what follows it belongs to no picture. @throws where one is cut off or damaged. */
const chunksOf = (bytes: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  for (let type = ''; type !== 'IEND';) {
    const dataAt = at + LEAD_BYTES;
    const end = dataAt + bytes.readUInt32BE(at);
    type = bytes.toString('latin1', at + 4, dataAt);
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) throw new Error(`${type} is damaged`);
    at = end + CHECKSUM_BYTES;
    chunks.push({ type, data: bytes.subarray(dataAt, end), whole: bytes.subarray(dataAt - LEAD_BYTES, at) });
  }
  return chunks;
};

/** @throws when the file is not a whole PNG picture. */
export const readPng = (bytes: Buffer): Pixels => {
  const chunks = chunksOf(bytes);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== HEADER_BYTES) throw new Error('There is no header');
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  if (width === 0 || height === 0 || !chunks.some(({ type }) => type === 'IDAT'))
    throw new Error('There are no pixels');
  const kept = chunks.filter(({ type }) => KEPT.has(type));
  return { width, height, content: Buffer.concat([SIGNATURE, ...kept.map(({ whole }) => whole)]) };
};
