// A place that was used rests before another takes it, so that those who take it again and again leave time for others.
import { performance } from 'node:perf_hooks';

/** Nobody is without a place for longer. */
const REST_MAX_MS = 60_000;

/** Frees a place. Calling it again has no effect. */
export type Leave = () => void;

/** Of a place that is taken now. It is free after so many times as long as the process worked meanwhile. */
export const restingPlace = (rest: number, free: () => void): Leave => {
  const since = performance.eventLoopUtilization();
  let hasLeft = false;
  return () => {
    if (hasLeft) return;
    hasLeft = true;
    const restMs = Math.min(REST_MAX_MS, performance.eventLoopUtilization(since).active * rest);
    if (restMs === 0) free();
    else setTimeout(free, restMs).unref();
  };
};
