import { isSettled } from '#domain/refusal.ts';
import { ApiError } from './api-error.ts';

/** What is kept of a started money mutation until its outcome is known. */
interface Started {
  key: string;
  body: string;
  at: number;
}

/** A try whose outcome never became known is not taken up again after this time. */
const KEPT_MS = 60 * 60 * 1_000;

const slot = (purpose: string): string => `idempotency:${purpose}`;

const readStarted = (purpose: string): Started | undefined => {
  try {
    const started = JSON.parse(sessionStorage.getItem(slot(purpose)) ?? 'null') as Started | null;
    return started !== null && Date.now() - started.at < KEPT_MS ? started : undefined;
  } catch {
    return undefined;
  }
};

const store = (purpose: string, started: Started | undefined): void => {
  try {
    if (started) sessionStorage.setItem(slot(purpose), JSON.stringify(started));
    else sessionStorage.removeItem(slot(purpose));
  } catch {
    // Without storage a reload starts anew; a double click is still held back by the pending button.
  }
};

const takeKey = (purpose: string, body: string): string => {
  const started = readStarted(purpose);
  if (started?.body === body) return started.key;
  const key = crypto.randomUUID();
  store(purpose, { key, body, at: Date.now() });
  return key;
};

/** The server's name for a call whose first try has not ended yet. */
/**
 * Sends what moves money so that it moves once: the key is stored before the first byte leaves, a reload, a double
 * click or another try with the same body sends the same key, and a definite answer forgets it.
 *
 * @param purpose Names the place it is sent from: 'credit-top-up', 'sale'.
 */
export const sendOnce = async <Body, Answer>(
  purpose: string,
  body: Body,
  send: (variables: { data: Body; headers: { 'Idempotency-Key': string } }) => Promise<Answer>,
): Promise<Answer> => {
  const key = takeKey(purpose, JSON.stringify(body));
  const forget = (): void => {
    if (readStarted(purpose)?.key === key) store(purpose, undefined);
  };
  try {
    const answer = await send({ data: body, headers: { 'Idempotency-Key': key } });
    forget();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && isSettled(error.problem)) forget();
    throw error;
  }
};
