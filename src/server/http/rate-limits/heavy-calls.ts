// Operations with x-heavy in the contract cost much more than others. A few of each caller run at once, so that one
// caller leaves time for the others. Each process counts its own, because the calls share its time.
import { waitIn } from '#domain/wait.ts';
import { Problem } from '../../core/problem.ts';
import { type Leave, restingPlace } from './resting-place.ts';

/**
 * How many heavy calls of one caller run at once, how many more may wait, and for how many seconds. After its call a
 * slot rests for a multiple of the time that the process worked on it.
 */
export type HeavyLimit = { atOnce: number; waiting: number; seconds: number; rest?: number };

/** The slots of one caller. */
export type Places = {
  /** Waits for a slot, or rejects with 429. The signal ends the wait when the caller went away. */
  enter: (signal: AbortSignal) => Promise<Leave>;
  /** Waits without a limit: for a response that has begun. Rejects when the signal is aborted. */
  goOn: (signal: AbortSignal) => Promise<Leave>;
};

export type HeavyGate = (caller: string) => Places;

/** The waiting calls; each is called when it gets a slot. */
type Line = { running: number; waiting: Set<() => void> };

const later = (seconds: number): Problem =>
  new Problem(
    'too_many_long_calls',
    `Your earlier calls that take long are still running. Please try again ${waitIn(seconds, 'en')}.`,
    { headers: { 'retry-after': String(seconds) }, values: { seconds: String(seconds) } },
  );

const wait = (line: Line, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const enter = (): void => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = (): void => {
      line.waiting.delete(enter);
      reject(signal.reason as Error);
    };
    line.waiting.add(enter);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

export const createHeavyGate = ({ atOnce, waiting: mostWaiting, seconds, rest = 0 }: HeavyLimit): HeavyGate => {
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

  const lineOf = (caller: string): Line => {
    const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
    lines.set(caller, line);
    return line;
  };

  const take = async (caller: string, signal: AbortSignal): Promise<Leave> => {
    const line = lineOf(caller);
    if (line.running < atOnce) line.running += 1;
    else await wait(line, signal);
    return restingPlace(rest, () => handOn(caller, line));
  };

  return (caller) => ({
    enter: async (signal) => {
      const line = lineOf(caller);
      if (line.running >= atOnce && line.waiting.size >= mostWaiting) throw later(seconds);
      const patience = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
      return take(caller, patience).catch(() => {
        throw later(seconds);
      });
    },
    goOn: (signal) => take(caller, signal),
  });
};

/** Each part of the stream is made in a slot; while the client reads, the slot is free. */
const inParts = (body: ReadableStream, { goOn }: Places): ReadableStream => {
  const reader = body.getReader();
  const gone = new AbortController();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const leave = await goOn(gone.signal);
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          leave();
        }
      },
      cancel: (reason) => {
        gone.abort();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};

/** Runs a heavy call in a slot. A returned stream is made part by part, each in a slot. */
export const inPlace = async <Reply extends { readonly body?: unknown }>(
  places: Places,
  signal: AbortSignal,
  work: () => Promise<Reply>,
): Promise<Reply> => {
  const leave = await places.enter(signal);
  try {
    const reply = await work();
    return reply.body instanceof ReadableStream ? { ...reply, body: inParts(reply.body, places) } : reply;
  } finally {
    leave();
  }
};
