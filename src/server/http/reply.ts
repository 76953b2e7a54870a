// Turns the result of an operation into a response, and checks that it fits the contract.
import { type Problem, problemMediaType } from '../core/problem.ts';
import type { Operation, RawBody } from './contract-types.ts';
import { type AnswerCheck, ContractViolation } from './answer-check.ts';
import { isExplicit } from './explicit-reply.ts';
import { etagOf, isKnown } from '../core/etag.ts';
import { fieldMessage } from './field-message.ts';
import { PagedBody, toJsonStream, type Watch } from './paged-body.ts';
import { SharedJson } from './shared-json.ts';

export type AnyReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

/** The status of a success with a body, and of one without; a contract has at most one of each. */
export type Successes = { full: number; empty: number };

export const successesOf = ({ responses }: Operation): Successes => {
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 300);
  const statusWhere = (isEmpty: boolean): number =>
    Number((successes.find(([, { media }]) => (media === null) === isEmpty) ?? successes[0])?.[0]);
  return { full: statusWhere(false), empty: statusWhere(true) };
};

/** The reply that an operation returned, or the one implied by its body. */
export const replyOf = (returned: unknown, { full, empty }: Successes): AnyReply => {
  if (isExplicit(returned)) return returned as unknown as AnyReply;
  return returned === undefined ? { status: empty } : { status: full, body: returned };
};

const json = 'application/json';

const declared = (id: string, operation: Operation, status: number): Operation['responses'][number] => {
  const response = operation.responses[status];
  if (!response) throw new ContractViolation(id, `answered ${status}, which its contract does not name`);
  return response;
};

const checkBody = (id: string, operation: Operation, status: number, body: unknown): void => {
  const result = declared(id, operation, status).schema?.safeParse(body, { error: fieldMessage });
  if (result?.success !== false) return;
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.') || '(root)'}: ${message}`);
  throw new ContractViolation(id, `answered ${status} unlike its contract: ${issues.join('; ')}`);
};

const checkMedia = (id: string, media: string | null, given: string | undefined): void => {
  if (given === undefined) return;
  const essence = given.split(';')[0]?.trim().toLowerCase();
  if (essence !== media) throw new ContractViolation(id, `answered ${given}, its contract says ${media}`);
};

/** Checks a thrown problem against the contract as well. */
export const checkProblem = (id: string, operation: Operation, problem: Problem, path: string): void => {
  checkMedia(id, declared(id, operation, problem.status).media, problemMediaType);
  checkBody(id, operation, problem.status, JSON.parse(JSON.stringify(problem.toBody(path))));
};

const headersOf = (reply: AnyReply, media: string | null): Headers => {
  // A response belongs to one caller unless its operation says otherwise.
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (media !== null) headers.set('content-type', media.startsWith('text/') ? `${media}; charset=utf-8` : media);
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
};

/** Starts a response that is sent page by page, and checks every page; any other response stays as it is. */
export const openPages = (
  id: string,
  operation: Operation,
  reply: AnyReply,
  check: AnswerCheck,
  onFailure: Watch['onFailure'],
): AnyReply => {
  const { status, body } = reply;
  if (!(body instanceof PagedBody)) return reply;
  if (body.further === undefined) return { ...reply, body: { ...body.rest, items: body.first } };
  const checkPage = (page: unknown): void => check(() => checkBody(id, operation, status, page));
  return { ...reply, body: toJsonStream(body, { check: checkPage, onFailure }) };
};

const NOT_MODIFIED = 304;

/**
 * The text of a body as a response; without it for a caller that already has it, where the contract has such an answer.
 */
const unlessKnown = (
  { responses }: Operation,
  text: string,
  { status, headers }: { status: number; headers: Headers },
  ifNoneMatch: string | undefined,
): Response => {
  if (responses[NOT_MODIFIED] === undefined) return new Response(text, { status, headers });
  // Converted to bytes once: a text would be encoded both for the hash and for sending.
  const content = Buffer.from(text);
  const etag = etagOf(content);
  headers.set('etag', etag);
  if (!isKnown(etag, ifNoneMatch)) return new Response(content, { status, headers });
  headers.delete('content-type');
  return new Response(null, { status: NOT_MODIFIED, headers });
};

/** What a response depends on besides its reply: how it is checked, what the caller already has, and its encodings. */
type Recipient = {
  check: AnswerCheck;
  ifNoneMatch?: string | undefined;
  acceptEncoding?: string | undefined;
};

/** A body that many callers get, in the form that is kept for this caller. */
const sharedResponse = async (
  shared: SharedJson,
  { status, headers }: { status: number; headers: Headers },
  { ifNoneMatch, acceptEncoding = '' }: Recipient,
): Promise<Response> => {
  headers.set('etag', shared.etag);
  headers.set('vary', 'accept-encoding');
  if (isKnown(shared.etag, ifNoneMatch)) {
    headers.delete('content-type');
    return new Response(null, { status: NOT_MODIFIED, headers });
  }
  const { content, encoding } = await shared.encodedFor(acceptEncoding);
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  return new Response(content, { status, headers });
};

/**
 * Checks what is known before the body: the status, the content type, and whether there is a body where one is
 * required.
 */
const checkHead = (id: string, operation: Operation, { status, body }: AnyReply, headers: Headers): void => {
  const { media } = declared(id, operation, status);
  checkMedia(id, media, headers.get('content-type') ?? undefined);
  if (media !== null && body === undefined) throw new ContractViolation(id, `answered ${status} without a body`);
};

/** The response as HTTP, checked. */
export const toResponse = async (
  id: string,
  operation: Operation,
  reply: AnyReply,
  recipient: Recipient,
): Promise<Response> => {
  const { check } = recipient;
  const { status, body } = reply;
  const media = operation.responses[status]?.media ?? null;
  const headers = headersOf(reply, media);
  check(() => checkHead(id, operation, reply, headers));
  if (media === null || body === undefined) return new Response(null, { status, headers });
  if (media !== json || body instanceof ReadableStream) {
    // The content of a stream is not known yet.
    if (!(body instanceof ReadableStream)) check(() => checkBody(id, operation, status, body));
    return new Response(body as RawBody, { status, headers });
  }
  if (body instanceof SharedJson) {
    check(() => body.checkOnce((shared) => checkBody(id, operation, status, shared)));
    return sharedResponse(body, { status, headers }, recipient);
  }
  const text = JSON.stringify(body);
  check(() => checkBody(id, operation, status, JSON.parse(text)));
  return unlessKnown(operation, text, { status, headers }, recipient.ifNoneMatch);
};
