import { isSettled } from '#domain/refusal.ts';
import { type Place, places } from '#web/browser-storage/places.ts';
import { ApiError } from './api-error.ts';

/** What a screen knows of a call that must take effect once. */
export type Once = {
  /** Distinguishes calls to the same address: a sale of this package to this buyer. The address does when it is left out. */
  name?: string;
  /** Names the call for the visitor, who then ends an unfinished one (`endAttempt`); without it an hour ends it. */
  label?: string;
  /** Whether this response settles the outcome of the call; every response does when it is left out. */
  isOutcome?: (answer: unknown) => boolean;
};

/** A call that was sent and whose outcome this tab does not know. */
export type Attempt = {
  /** The idempotency key that it was sent with. */
  key: string;
  name: string;
  /** The body as it was sent. */
  body: string;
  /** When it was first sent, as Date.now(). */
  at: number;
  label?: string | undefined;
};

/** An unnamed attempt is not repeated after this time. */
const KEPT_MS = 60 * 60 * 1_000;

const SLOT = 'attempts';

const isKept = ({ label, at }: Attempt): boolean => label !== undefined || Date.now() - at < KEPT_MS;

/** For this tab only; survives a reload, but not in a view of a store (decision 75). */
const place = (): Place => places.now.sessionStorage;

const read = (): Attempt[] => {
  try {
    return (JSON.parse(place().getItem(SLOT) ?? '[]') as Attempt[]).filter(isKept);
  } catch {
    return [];
  }
};

const write = (attempts: readonly Attempt[]): void => {
  try {
    if (attempts.length === 0) place().removeItem(SLOT);
    else place().setItem(SLOT, JSON.stringify(attempts));
  } catch {
    // Without storage a reload sends another key; a double click is still held back by the pending button.
  }
};

/** Stores an attempt in place of an earlier one of the same name. */
export const keepAttempt = (attempt: Attempt): void =>
  write([...read().filter(({ name }) => name !== attempt.name), attempt]);

/** The outcome is known, or the visitor has looked it up: the next call of this name is a new one. */
export const endAttempt = (key: string): void => write(read().filter((attempt) => attempt.key !== key));

/** The attempts that can be named to the visitor. */
export const unfinishedAttempts = (): (Attempt & { label: string })[] =>
  read().filter((attempt) => attempt.label !== undefined) as (Attempt & { label: string })[];

const beginAttempt = (name: string, body: string, label: string | undefined): Attempt => {
  const earlier = read().find((attempt) => attempt.name === name && attempt.body === body);
  const attempt = earlier ?? { key: crypto.randomUUID(), name, body, at: Date.now(), label };
  keepAttempt(attempt);
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
  { name = address, label, isOutcome = () => true }: Once,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> => {
  const { key } = beginAttempt(name, body, label);
  try {
    const answer = await send(key);
    if (isOutcome(answer)) endAttempt(key);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && isSettled(error.problem)) endAttempt(key);
    throw error;
  }
};
