// Operations that the contract marks with x-heavy cost much more than others. A few of each caller run at once, so that one
// caller leaves time for the others. Each process counts for itself: it is its own time that is shared.
import { Problem } from './problem.ts';
import type { AnyReply } from './reply.ts';

/** How many heavy calls of one caller run at once, how many more may wait, and for how many seconds. */
export type HeavyLimit = { atOnce: number; waiting: number; seconds: number };

/** Gives a place back. Calling it again does nothing. */
export type Leave = () => void;

/** Waits until the caller has a place, or rejects with 429. The signal ends the waiting of a caller who went away. */
export type HeavyGate = (caller: string, signal: AbortSignal) => Promise<Leave>;

/** Of one caller. What waits is called when a place is handed on to it. */
type Line = { running: number; waiting: Set<() => void> };

const later = (seconds: number): Problem =>
  new Problem(
    429,
    'Too many requests',
    `Your earlier calls that take long are still running. Please try again in ${seconds} seconds.`,
    { headers: { 'retry-after': String(seconds) } },
  );

const wait = (line: Line, patience: AbortSignal, seconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const enter = (): void => {
      patience.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = (): void => {
      line.waiting.delete(enter);
      reject(later(seconds));
    };
    line.waiting.add(enter);
    if (patience.aborted) giveUp();
    else patience.addEventListener('abort', giveUp, { once: true });
  });

export const createHeavyGate = (limit: HeavyLimit): HeavyGate => {
  const lines = new Map<string, Line>();

  const handOn = (caller: string, line: Line): void => {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) lines.delete(caller);
  };

  return async (caller, signal) => {
    const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
    lines.set(caller, line);
    if (line.running < limit.atOnce) line.running += 1;
    else if (line.waiting.size < limit.waiting) {
      await wait(line, AbortSignal.any([signal, AbortSignal.timeout(limit.seconds * 1000)]), limit.seconds);
    } else throw later(limit.seconds);

    let hasLeft = false;
    return () => {
      if (!hasLeft) handOn(caller, line);
      hasLeft = true;
    };
  };
};

/** After that a place is free again, even if its answer is still being read. */
const longestReadMs = 60_000;

const whenRead = (body: ReadableStream, leave: Leave): ReadableStream => {
  const timer = setTimeout(leave, longestReadMs).unref();
  const end = (): void => {
    clearTimeout(timer);
    leave();
  };
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (!done) {
          controller.enqueue(value);
          return;
        }
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      end();
    },
    cancel: (reason) => {
      end();
      return reader.cancel(reason);
    },
  });
};

/** Does the work of a heavy call in a place of its own, which is given back when the answer is made: a stream, when read. */
export const inPlace = async (enter: () => Promise<Leave>, work: () => Promise<AnyReply>): Promise<AnyReply> => {
  const leave = await enter();
  try {
    const reply = await work();
    if (reply.body instanceof ReadableStream) return { ...reply, body: whenRead(reply.body, leave) };
    leave();
    return reply;
  } catch (error) {
    leave();
    throw error;
  }
};
