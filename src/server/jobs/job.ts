import type { Queryable } from '../db/connect.ts';

/** Work that outlives the process: any process runs it until it succeeds. */
export type Job<Data extends object = Record<string, never>> = {
  /** Name of its queue. */
  name: string;
  /** Its schedule, as a cron expression in UTC. */
  schedule?: string;
  /** Whether it also runs when a process starts, without waiting for the schedule. */
  isDueAtStart?: boolean;
  /** How often it is tried again after a failure, and for how long one try may run. */
  retries: RetryPolicy;
  /** Runs at least once for each request, so running it again must be safe. */
  work(data: Data): Promise<void>;
};

type RetryPolicy = {
  /** How many tries follow the first. */
  limit: number;
  /** Seconds before the second try; each further wait is twice as long, up to `longestDelay`. */
  firstDelay: number;
  longestDelay: number;
  /** Seconds that one try may take. */
  timeout: number;
};

/** For jobs that the schedule repeats anyway. */
export const untilNextSchedule: RetryPolicy = { limit: 3, firstDelay: 5, longestDelay: 60, timeout: 300 };

/** For messages to a receiver that may be away: after some 1 s, 2 s, 4 s ... then every hour, 72 hours in all. */
export const forThreeDays: RetryPolicy = { limit: 84, firstDelay: 1, longestDelay: 3_600, timeout: 30 };

/** A job with any type of data. */
export type AnyJob = Job<never>;

export type Jobs = {
  /** Requests a job within a transaction: it runs if that commits, and only then. */
  send<Data extends object>(tx: Queryable, job: Pick<Job<Data>, 'name'>, data: Data): Promise<void>;
  /** Starts working. Takes over the jobs of processes that died, within a few seconds. */
  start(jobs: readonly AnyJob[]): Promise<void>;
  /** Lets running jobs finish, for two seconds at most; the rest runs in another process or after the next start. */
  stop(): Promise<void>;
};
