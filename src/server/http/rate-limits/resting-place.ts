// After its use a place rests before it is taken again, so that a caller who takes it again and again leaves time for
// others.
import { performance } from 'node:perf_hooks';

/** A place never rests for longer than this. */
const REST_MAX_MS = 60_000;

/** Frees a place. Calling it again has no effect. */
export type Leave = () => void;

/**
 * Takes a place now. After it is left, it becomes free once it has rested for a multiple of the time that the process
 * worked in between.
 */
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
