// A tab does not end an attempt that another tab is just sending: both hold a lock of the browser, which a tab that
// dies gives back.

const lockOf = (attempt: string): string => `attempt ${attempt}`;

/** Runs while the attempt is being sent: nobody asks what became of it before there is an answer. */
export const whileSending = <Answer>(attempt: string, send: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks.request(lockOf(attempt), send);

/** Asks what became of an attempt, once nobody sends it. */
export const onceSent = <Answer>(attempt: string, signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks.request(lockOf(attempt), { signal }, ask);
