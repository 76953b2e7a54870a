import type { Queryable } from '../db/connect.ts';

/** Work that survives the process: it is done until it succeeded, by whichever process is there to do it. */
export type Job<Data extends object = Record<string, never>> = {
  /** Name of its queue. */
  name: string;
  /** When it runs by itself, as a cron expression in UTC. */
  schedule?: string;
  /** How often it is tried again after a failure, and for how long one try may run. */
  retries: RetryPolicy;
  /** Runs at least once for each time it was asked for: what it does a second time must do no harm. */
  work(data: Data): Promise<void>;
};

export type RetryPolicy = {
  /** How many tries follow the first. */
  limit: number;
  /** Seconds before the second try; each further wait is twice as long, up to `longestDelay`. */
  firstDelay: number;
  longestDelay: number;
  /** Seconds that one try may take. */
  timeout: number;
};

/** For jobs that come again by schedule anyway. */
export const untilNextSchedule: RetryPolicy = { limit: 3, firstDelay: 5, longestDelay: 60, timeout: 300 };

/** For messages to somebody who may be away: after some 1 s, 2 s, 4 s ... then every hour, 72 hours in all. */
export const forThreeDays: RetryPolicy = { limit: 84, firstDelay: 1, longestDelay: 3_600, timeout: 30 };

/** A job of any kind of data. */
export type AnyJob = Job<never>;

export type Jobs = {
  /** Asks for a job within a transaction: it is done if that commits, and only then. */
  send<Data extends object>(tx: Queryable, job: Pick<Job<Data>, 'name'>, data: Data): Promise<void>;
  /** Begins to work. Jobs of processes that died are taken over within a few seconds. */
  start(jobs: readonly AnyJob[]): Promise<void>;
  /** Lets running jobs finish, for two seconds at most; what is left is done elsewhere or after the next start. */
  stop(): Promise<void>;
};
