import type { Operation } from './contract-types.ts';
import { Problem } from './problem.ts';

const tooLarge = (limit: number): Problem =>
  // The rest of the body is not read, so this connection can carry no further call.
  new Problem(413, 'Content too large', `Send at most ${Math.floor(limit / 1000)} kB.`, {
    headers: { connection: 'close' },
  });

const isJson = (contentType: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType?.trim() ?? '');

/** The size is counted while the body arrives: a length that the caller states may be a lie. */
const readBytes = async (request: Request, limit: number): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
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
  return parse(decode(bytes));
};
