type Held = {
  id: number;
  dueAt: number;
  act: () => void;
};

/** No timer of the browser gets as far. */
const FIRST_HELD_ID = 1_000_000_000;

const real = { setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) };
const realNow = performance.now.bind(performance);

/** The time that stories have let pass: held timers know no other, however slow the machine is. */
let passedMs = 0;
let nextId = FIRST_HELD_ID;
let held: Held[] = [];

/** When the timers were held: from then on time passes only as far as a story lets it. */
let heldAt = 0;

const now = (): number => heldAt + passedMs;

/**
 * Holds back the timers of exactly these delays until a story moves time on by `advance`; every other timer (focus,
 * testing library's own) runs as ever. To be called in `beforeEach`, which takes what it returns for its clean-up.
 */
export const holdTimers = (...delaysMs: readonly number[]): (() => void) => {
  passedMs = 0;
  heldAt = realNow();
  held = [];
  const setTimeout = (act: () => void, delayMs = 0, ...words: []): number => {
    if (!delaysMs.includes(delayMs)) return real.setTimeout(act, delayMs, ...words);
    held.push({ id: ++nextId, dueAt: passedMs + delayMs, act });
    return nextId;
  };
  const clearTimeout = (id?: number): void => {
    held = held.filter((timer) => timer.id !== id);
    // Every other one is not ours, whatever its number: the clock of a test browser counts from a number of its own.
    real.clearTimeout(id);
  };
  Object.assign(window, { setTimeout, clearTimeout });
  performance.now = now;
  return () => {
    Object.assign(window, real);
    performance.now = realNow;
    passedMs = 0;
  };
};

const rendered = (): Promise<void> => new Promise((resolve) => void real.setTimeout(resolve, 20));

/** Lets so much time pass at once: held timers that fall due run in their order, and the page renders. */
export const advance = async (durationMs: number): Promise<void> => {
  const endsAt = passedMs + durationMs;
  const nextDue = (): Held | undefined =>
    held.filter(({ dueAt }) => dueAt <= endsAt).sort((a, b) => a.dueAt - b.dueAt)[0];
  for (let timer = nextDue(); timer; timer = nextDue()) {
    const { id, dueAt, act } = timer;
    held = held.filter((other) => other.id !== id);
    passedMs = dueAt;
    act();
    await rendered();
  }
  passedMs = endsAt;
  await rendered();
};
