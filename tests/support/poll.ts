import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 100;
const GROWTH = 1.5;

/**
 * Asks until the answer is true; fails with the description after the deadline. What takes long is asked for less often: a
 * question costs a query.
 */
export const until = async (
  description: string,
  condition: () => Promise<boolean> | boolean,
  deadlineMs = 30_000,
): Promise<void> => {
  const deadline = Date.now() + deadlineMs;
  let pauseMs = FIRST_PAUSE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not within ${deadlineMs} ms: ${description}`);
    await delay(pauseMs);
    pauseMs = Math.min(pauseMs * GROWTH, LONGEST_PAUSE_MS);
  }
};
