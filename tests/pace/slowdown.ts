// How long a light call takes while something else is going on, compared with the same call alone in the same run.
type Work = () => Promise<unknown>;

const samples = 60;

const timed = async (work: Work): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** The time that this share of the calls did not exceed; 1 is the slowest of them. */
const quantile = (times: number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

/** The usual time of the call when nothing else is going on. */
const timeAlone = async (call: Work): Promise<number> => {
  const times: number[] = [];
  for (let count = 0; count < samples; count += 1) times.push(await timed(call));
  return quantile(times, 0.5);
};

/** The times of the call, made again and again until the work is done. */
const timesDuring = async (call: Work, work: Work): Promise<number[]> => {
  const state = { isDone: false };
  const done = work().finally(() => {
    state.isDone = true;
  });
  const times: number[] = [];
  while (!state.isDone) times.push(await timed(call));
  await done;
  return times;
};

/** That this share of the calls, of which 1 is all, may take so many times as long as alone. */
export type Bound = { share: number; factor: number };

/** Measures by how much work slows a light call down. */
export type Slowdown = (work: Work, bound: Bound) => Promise<number>;

/** A call that was late once may have met something else on this machine, which is measured again. */
const tries = 4;
/** A busy machine becomes slower and faster, so the time of the call alone is measured again after this much work. */
const staleMs = 2_000;

/**
 * Returns a function that measures how much slower the call is during some work than alone: the least factor of several tries, for the
 * time that the given share of the calls keeps to. Tries end with one within the bound.
 */
export const slowdownOf = (call: Work): Slowdown => {
  let alone = { time: 0, measuredAt: -Infinity };
  const measureAlone = async (): Promise<number> => {
    if (performance.now() - alone.measuredAt > staleMs) {
      await timeAlone(call);
      alone = { time: await timeAlone(call), measuredAt: performance.now() };
    }
    return alone.time;
  };
  return async (work, { share, factor }) => {
    let least = Infinity;
    for (let count = 0; count < tries && least > factor; count += 1) {
      const time = await measureAlone();
      least = Math.min(least, quantile(await timesDuring(call, work), share) / time);
    }
    return least;
  };
};
