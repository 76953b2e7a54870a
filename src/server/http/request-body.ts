import type { IncomingMessage } from 'node:http';
import { Problem } from '../core/problem.ts';
import type { Operation } from './contract-types.ts';

/** The rest of the body is not read, so this connection cannot carry another call. */
const tooLarge = (message: string): Problem =>
  new Problem('content_too_large', message, { headers: { connection: 'close' } });

/** Far more values than any body of the contract has: updateInventory has 2,002. */
const mostValues = 10_000;

const [quote, backslash, comma, openList, openObject] = Buffer.from(String.raw`"\,[{`);

/**
 * Whether JSON has so many values (entries, fields, nesting) that reading it would take long: the time depends much
 * more on them than on the bytes.
 */
const hasTooManyValues = (json: Uint8Array): boolean => {
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length && values <= mostValues; at += 1) {
    const byte = json[at];
    if (byte === quote) isText = !isText;
    else if (isText) at += byte === backslash ? 1 : 0;
    else if (byte === comma || byte === openList || byte === openObject) values += 1;
  }
  return values > mostValues;
};

const isJson = (contentType = ''): boolean => /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType.trim());

/** Each chunk of a body takes time, however small it is. Networks send chunks of 500 bytes and more. */
const mostPieces = 4_000;

/**
 * The bytes of a body. Size and chunks are counted as they arrive, because the length in the header may be wrong.
 * Node's own stream can be left unread; a web stream would first take in everything that has arrived.
 */
const readBytes = (request: IncomingMessage, limit: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const stop = (reason: Problem): void => {
      request.off('data', take).pause();
      reject(reason);
    };
    const breakOff = (): void => stop(Problem.badRequest('The body did not arrive whole.'));
    const take = (chunk: Uint8Array): void => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > limit) stop(tooLarge(`Send at most ${limit / 1000} kB.`));
      else if (chunks.length > mostPieces) stop(tooLarge('Send the body in larger pieces.'));
    };
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', breakOff);
    request.once('close', breakOff);
    if (request.destroyed) breakOff();
    else request.on('data', take);
  });

const requireSize = ({ headers }: IncomingMessage, limit: number): void => {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(`Send at most ${limit / 1000} kB.`);
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Problem('bad_request', 'The body is not valid UTF-8.', { cause });
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('bad_request', 'The body is not valid JSON.', { cause });
  }
};

/** The JSON body of a request; undefined when there is none and none is required. */
export const readJson = async (request: IncomingMessage, { bodyLimit, bodyRequired }: Operation): Promise<unknown> => {
  requireSize(request, bodyLimit);
  const bytes = await readBytes(request, bodyLimit);
  if (bytes.byteLength === 0 && !bodyRequired) return undefined;
  if (!isJson(request.headers['content-type'])) {
    throw new Problem('unsupported_media_type', 'Send application/json.');
  }
  if (bytes.byteLength === 0) throw Problem.badRequest('The body is missing.');
  if (hasTooManyValues(bytes)) throw tooLarge(`Send at most ${mostValues} values.`);
  return parse(decode(bytes));
};
