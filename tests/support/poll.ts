import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 20;

/** Asks until the answer is true; fails with the description after the deadline. */
export const until = async (
  description: string,
  condition: () => Promise<boolean> | boolean,
  deadlineMs = 30_000,
): Promise<void> => {
  const deadline = Date.now() + deadlineMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not within ${deadlineMs} ms: ${description}`);
    await delay(pollMs);
  }
};
