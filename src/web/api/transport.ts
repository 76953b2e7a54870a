import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { browserLocale } from '#web/i18n/language.ts';
import { ApiError, noAnswer, problemOf } from './api-error.ts';
import { type Once, sendOnce } from './idempotency.ts';
import { keepAnswer, keptAnswer, NOT_MODIFIED } from './kept-answers.ts';
import { apiAddress } from '#web/configuration/configuration.ts';

export { ApiError } from './api-error.ts';

/** Application event: a call got no answer. */
const NO_ANSWER_EVENT = 'no-answer';

/** To call when a call got no answer. The server, which renders pages, has nobody to tell. */
const raiseNoAnswer = (): void => {
  globalThis.dispatchEvent?.(new Event(NO_ANSWER_EVENT));
};

export const onNoAnswer = (listener: () => void): (() => void) => {
  globalThis.addEventListener(NO_ANSWER_EVENT, listener);
  return () => globalThis.removeEventListener(NO_ANSWER_EVENT, listener);
};

/**
 * For this long after a change of its own, a page asks for the newest state: a replica of the database, which answers
 * some lists, may not have the change yet (decision 118).
 */
const NEWEST_MS = 5_000;

let changedAt = Number.NEGATIVE_INFINITY;

/** Also after a change whose outcome is unknown. */
const noteChange = (): void => {
  changedAt = performance.now();
};

/**
 * The browser sends `reload` as `Cache-Control: no-cache`, without asking another host for leave first. It sends
 * `max-age=0` by itself with every call that has a condition, so that says nothing.
 */
const cacheMode = (): RequestCache => (performance.now() - changedAt < NEWEST_MS ? 'reload' : 'default');

/**
 * What a screen relies on in an answer: a value of the same type, a list of such values, or an object with such fields.
 * Generated from the contract.
 */
type AnswerShape = '' | 0 | false | readonly [AnswerShape] | { readonly [name: string]: AnswerShape };

/** Whether an answer has all that its contract requires. Limits and patterns are the server's own business. */
const hasShape = (value: unknown, shape: AnswerShape): boolean => {
  if (typeof value !== typeof shape || value === null) return false;
  // To ask a single value for its fields took longer, in a list of thousands, than to parse the answer.
  if (typeof shape !== 'object') return true;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  const fields = value as Record<string, unknown>;
  return Object.entries(shape).every(([name, inner]) => hasShape(fields[name], inner));
};

/** Orval reads this name from the mutator's file and uses it as the `TError` of every hook. */
export type ErrorType<_Declared> = ApiError;

type SessionPort = {
  /** The access token of the signed-in user, as soon as there is one. */
  token: () => Promise<string | undefined>;
  /** The server did not accept that token, and says why. */
  onRefused: (code: string | undefined) => void;
  /** Sends a call. The server, which renders pages, answers it in its own process. */
  send?: (address: string, init: RequestInit) => Promise<Response>;
  /** Reads an answer, in place of `readAnswer`. */
  read?: typeof readAnswer;
};

let session: SessionPort = { token: () => Promise.resolve(undefined), onRefused: () => undefined };

/** Set by the session, so that the transport does not depend on it. */
export const connectSession = (port: SessionPort): void => {
  session = port;
};

const headersOf = ({ method = 'GET', headers: given }: RequestInit, token: string | undefined): Headers => {
  const headers = new Headers(given);
  // Only the legal texts name another one: they follow the language switch.
  if (!headers.has('Locale')) headers.set('Locale', browserLocale());
  headers.set('Device-TimeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  // An operation that must take effect once brings its own key (idempotency.ts); any other call gets a new one.
  if (method !== 'GET' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
  return headers;
};

const withTimeout = (signal: AbortSignal | null | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
};

/** Receipts, workbooks and pictures. */
const BINARY = /^(?:application\/(?:pdf|vnd\.openxml)|image\/)/;

export const readAnswer = async (response: Response, shape: AnswerShape | undefined): Promise<unknown> => {
  const media = response.headers.get('Content-Type') ?? '';
  if (BINARY.test(media)) return response.blob();
  const text = await response.text();
  // Not undefined, which a query may not have as its data.
  if (response.status === 204) return null;
  if (media.includes('json')) {
    const answer: unknown = JSON.parse(text);
    if (!shape || hasShape(answer, shape)) return answer;
  }
  if (media.startsWith('text/csv')) return text;
  throw new TypeError(`Unexpected answer: ${media}`);
};

/** The texts of refusals come with the first one; without them the server's message is shown. */
const refusalOf = async (response: Response): Promise<ApiError> => {
  const [problem] = await Promise.all([problemOf(response), loadTexts(['problems']).catch(() => undefined)]);
  return new ApiError(response.status, problem);
};

/** Node has a navigator, which does not know. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

type ShapedInit = RequestInit & {
  /** The shape that the answer must have, or it is an error: a screen may then rely on what the contract requires. */
  shape?: AnswerShape;
};

/** Called by the generated functions with a built path and a RequestInit. All calls go through it. */
export const sendCall = async <T>(url: string, init: ShapedInit): Promise<T> => {
  const { send, read = readAnswer } = session;
  // A server on this machine answers without a connection, too: so a call is tried, and known not to have left when it
  // fails.
  const wasOffline = isOffline();
  let isSent = false;
  try {
    const token = await session.token();
    const headers = headersOf(init, token);
    // The server renders pages for many users, so it keeps nothing.
    const isKept = send === undefined && init.method === 'GET';
    const known = isKept ? keptAnswer(url) : undefined;
    if (known) headers.set('If-None-Match', known.etag);
    isSent = true;
    const isRead = (init.method ?? 'GET') === 'GET';
    const response = await (send ?? fetch)(apiAddress() + url, {
      ...init,
      headers,
      signal: withTimeout(init.signal),
      ...(isRead && { cache: cacheMode() }),
    }).finally(() => {
      if (!isRead) noteChange();
    });
    if (known && response.status === NOT_MODIFIED) return known.answer as T;
    if (!response.ok) {
      const refusal = await refusalOf(response);
      // A late response to an older token says nothing about the current session.
      if (response.status === 401 && token !== undefined && token === (await session.token()))
        session.onRefused(refusal.problem.code);
      throw refusal;
    }
    const answer = await read(response, init.shape);
    if (isKept) keepAnswer(url, response, answer);
    return answer as T;
  } catch (cause) {
    if (cause instanceof ApiError || init.signal?.aborted) throw cause;
    raiseNoAnswer();
    const hasLeft = isSent && !(wasOffline && isOffline());
    throw noAnswer(url, cause, hasLeft || (init.method ?? 'GET') === 'GET' ? undefined : 'none');
  }
};

/** For a call with an idempotency key: what the screen knows of it. */
type OnceInit = {
  once?: Once;
} & ShapedInit;

/** Called by the generated functions of the operations that take an idempotency key (codegen.config.ts). */
export const sendCallOnce = <T>(url: string, { once = {}, ...init }: OnceInit): Promise<T> =>
  sendOnce(`${init.method} ${url}`, typeof init.body === 'string' ? init.body : '', once, (key) => {
    const headers = new Headers(init.headers);
    headers.set('Idempotency-Key', key);
    return sendCall<T>(url, { ...init, headers });
  });
