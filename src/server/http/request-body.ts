import type { Operation } from './contract-types.ts';
import { Problem } from './problem.ts';

/** What is left of the body is not read, so this connection can carry no further call. */
const tooLarge = (most: string): Problem =>
  new Problem(413, 'Content too large', `Send at most ${most}.`, { headers: { connection: 'close' } });

/** Far more values than any body of the contract has: updateInventory has 2,002. */
const mostValues = 10_000;

const [quote, backslash, comma, openList, openObject] = Buffer.from(String.raw`"\,[{`);

/**
 * Whether JSON has so many values, as entries, fields or one inside another, that reading it would take long: the time
 * depends on them much more than on the bytes.
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

const isJson = (contentType: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType?.trim() ?? '');

/** The size is counted while the body arrives: a length that the caller states may be a lie. */
const readBytes = async (request: Request, limit: number): Promise<Uint8Array> => {
  const requireSize = (bytes: number): void => {
    if (bytes > limit) throw tooLarge(`${limit / 1000} kB`);
  };
  requireSize(Number(request.headers.get('content-length') ?? 0));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    requireSize(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Problem(400, 'Bad request', 'The body is not valid UTF-8.', { cause });
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem(400, 'Bad request', 'The body is not valid JSON.', { cause });
  }
};

/** The JSON body of a request; undefined when there is none and none is required. */
export const readJson = async (request: Request, { bodyLimit, bodyRequired }: Operation): Promise<unknown> => {
  const bytes = await readBytes(request, bodyLimit);
  if (bytes.byteLength === 0 && !bodyRequired) return undefined;
  if (!isJson(request.headers.get('content-type'))) {
    throw new Problem(415, 'Unsupported media type', 'Send application/json.');
  }
  if (bytes.byteLength === 0) throw Problem.badRequest('The body is missing.');
  if (hasTooManyValues(bytes)) throw tooLarge(`${mostValues} values`);
  return parse(decode(bytes));
};
