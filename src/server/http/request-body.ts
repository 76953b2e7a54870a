import { Problem } from './problem.ts';

/** Largest body of a call, counted while it arrives: a length that the caller states may be a lie. */
export const largestBody = 1024 * 1024;

const tooLarge = (): Problem =>
  // The rest of the body is not read, so this connection can carry no further call.
  new Problem(413, 'Content too large', 'Send at most 1 MB.', { headers: { connection: 'close' } });

const isJson = (contentType: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType?.trim() ?? '');

const readBytes = async (request: Request): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw tooLarge();
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
export const readJson = async (request: Request, required: boolean): Promise<unknown> => {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0 && !required) return undefined;
  if (!isJson(request.headers.get('content-type'))) {
    throw new Problem(415, 'Unsupported media type', 'Send application/json.');
  }
  if (bytes.byteLength === 0) throw Problem.badRequest('The body is missing.');
  return parse(decode(bytes));
};
