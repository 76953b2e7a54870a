// Keeps the calls of all processes to a supplier together below its limit (decision 53).
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../../db/connect.ts';

/** The time for a call ended before its turn came, so it was surely not sent. */
export class NotTaken extends Error {
  constructor(cause: unknown) {
    super('The supplier takes no further calls in time', { cause });
    this.name = 'NotTaken';
  }
}

export type Pace = {
  /** Resolves when it is the turn of a call, which counts as this many. Throws NotTaken when its signal ends first. */
  turn(calls: number, signal: AbortSignal): Promise<void>;
  /** No process makes a call for this long. */
  hold(milliseconds: number): Promise<void>;
};

/** This many calls may follow each other at once; no second has more than the limit. */
const BURST = 2;
/**
 * Turns are assigned this far ahead. A call that would wait longer asks again, so that few turns belong to calls that
 * have ended.
 */
const AHEAD_MS = 1_000;
/** So far for calls that nobody waits for: what people wait for then comes soon after it was asked for. */
const PATIENT_AHEAD_MS = 250;

const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  try {
    await delay(Math.max(0, milliseconds), undefined, { signal });
  } catch (error) {
    throw new NotTaken(error);
  }
};

/** `isAwaited` is whether somebody waits for the answers, as at a till. */
export const createPace = (system: Sql, supplier: string, callsPerSecond: number, isAwaited: boolean): Pace => {
  const aheadMs = isAwaited ? AHEAD_MS : PATIENT_AHEAD_MS;
  // They ask again when the few assigned turns are about over, so that hardly a turn is left unused.
  const pauseMs = isAwaited ? AHEAD_MS : 2 * PATIENT_AHEAD_MS;
  const intervalMs = 1_000 / Math.max(1, callsPerSecond - BURST);
  const take = async (calls: number): Promise<number | undefined> => {
    const cost = (intervalMs * calls) / 1_000;
    const [turn] = await system<{ waitMs: number }[]>`
      insert into supplier_pace as pace (supplier, next_at)
      values (${supplier}, clock_timestamp() + make_interval(secs => ${cost}))
      on conflict (supplier) do update
        set next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => ${cost})
        where pace.next_at < clock_timestamp() + make_interval(secs => ${aheadMs / 1_000})
      returning (extract(epoch from next_at - clock_timestamp()) - ${cost})::float8 * 1000 as wait_ms`;
    return turn?.waitMs;
  };
  return {
    turn: async (calls, signal) => {
      for (;;) {
        if (signal.aborted) throw new NotTaken(signal.reason);
        const waitMs = await take(calls);
        if (waitMs !== undefined) return pause(waitMs - BURST * intervalMs, signal);
        await pause(pauseMs * (0.5 + Math.random() / 2), signal);
      }
    },
    hold: async (milliseconds) => {
      await system`
        insert into supplier_pace as pace (supplier, next_at)
        values (${supplier}, clock_timestamp() + make_interval(secs => ${milliseconds / 1_000}))
        on conflict (supplier) do update set next_at = greatest(pace.next_at, excluded.next_at)`;
    },
  };
};
