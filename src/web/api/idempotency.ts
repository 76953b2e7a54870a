import { isSettled, isUnheard } from '#domain/refusal.ts';
import { accountPlace } from '#web/browser-storage/account-entries.ts';
import { ApiError } from './api-error.ts';

/** What a screen knows of a call that must take effect once. */
export type Once = {
  /**
   * The idempotency key, where the screen has its own: it then names one attempt whatever the body is, and
   * the screen keeps it until the server has said what became of it (decision 30).
   */
  key?: string;
};

/** A call that was sent and whose outcome this tab does not know. */
type Attempt = {
  /** The idempotency key that it was sent with. */
  key: string;
  /** Method and path of the call. */
  address: string;
  /** The body as it was sent. */
  body: string;
  /** When it was first sent, as Date.now(). */
  at: number;
};

/** An attempt is not repeated after this time. */
const KEPT_MS = 60 * 60 * 1_000;

const SLOT = 'attempts';

/** Kept for this account in this tab only; survives a reload, but not in a view of a store (decision 75). */
const place = accountPlace('sessionStorage');

const read = (): Attempt[] => {
  try {
    return (JSON.parse(place.getItem(SLOT) ?? '[]') as Attempt[]).filter(({ at }) => Date.now() - at < KEPT_MS);
  } catch {
    return [];
  }
};

/** Without storage a reload sends another key; a double click is still held back by the pending button. */
const write = (attempts: readonly Attempt[]): void => {
  if (attempts.length === 0) place.removeItem(SLOT);
  else place.setItem(SLOT, JSON.stringify(attempts));
};

const endAttempt = (key: string): void => write(read().filter((attempt) => attempt.key !== key));

/** Stored in place of an earlier one to the same address. */
const beginAttempt = (address: string, body: string): Attempt => {
  const earlier = read().find((attempt) => attempt.address === address && attempt.body === body);
  const attempt = earlier ?? { key: crypto.randomUUID(), address, body, at: Date.now() };
  write([...read().filter((other) => other.address !== address), attempt]);
  return attempt;
};

/**
 * Sends a call that must take effect once, with an idempotency key that is stored before the call is sent: a reload, a
 * double click or another try with the same body sends the same key, and a definite response deletes it.
 *
 * @param address Method and path of the call.
 */
export const sendOnce = async <Answer>(
  address: string,
  body: string,
  { key: own }: Once,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> => {
  if (own !== undefined) return send(own);
  const { key } = beginAttempt(address, body);
  try {
    const answer = await send(key);
    endAttempt(key);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && isSettled(error.problem) && !isUnheard(error.problem)) endAttempt(key);
    throw error;
  }
};

// A tab does not end an attempt that another tab is just sending: both hold a lock of the browser, which a tab that
// dies gives back.

const lockOf = (attempt: string): string => `attempt ${attempt}`;

/** Runs while the attempt is being sent: nobody asks what became of it before there is an answer. */
export const whileSending = <Answer>(attempt: string, send: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks.request(lockOf(attempt), send);

/** Asks what became of an attempt, once nobody sends it. */
export const onceSent = <Answer>(attempt: string, signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks.request(lockOf(attempt), { signal }, ask);
