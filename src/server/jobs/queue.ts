// The queue behind the jobs: pg-boss in the store's own database, so a job commits with what caused it.
import { isDeepStrictEqual } from 'node:util';
import { type ConstructorOptions, type Db, PgBoss, type Queue } from 'pg-boss';
import type { Log } from '../core/log.ts';
import { inSpan } from '../core/spans.ts';
import type { Queryable } from '../db/connect.ts';
import { databaseTime } from '../db/deadlines.ts';
import { queueConnection } from '../db/primary-socket.ts';
import type { AnyJob, Job, Jobs } from './job.ts';
import { leftSchedulesJob } from './left-schedules.ts';

type JobOptions = {
  /** The database that the rest of the server uses, as the system. */
  systemUrl: string;
  log: Log;
};

/**
 * A worker without a sign of life for this long counts as dead, and its job goes to another. pg-boss requires at least
 * 10.
 */
const heartbeatSeconds = 10;
const superviseSeconds = 5;
/** Jobs are announced by NOTIFY; polling finds lost announcements and retries. pg-boss defaults to 30. */
const pollSeconds = 2;
const stopTimeoutMs = 2_000;
/** The same as for the server's own connections. pg-boss passes the option on to pg. */
const deadline = { query_timeout: databaseTime.answerMs };
const secondsOfDay = 86_400;

const deadLetterQueue = 'dead-letter';
/** How long failed jobs are kept for inspection. */
const deadLetterRetentionSeconds = 365 * secondsOfDay;

const settings = ({ systemUrl }: JobOptions): ConstructorOptions => ({
  ...queueConnection(systemUrl),
  ...deadline,
  application_name: 'simshelf_jobs',
  // The system can use the queue's tables, which `prepareQueue` creates, but not change their structure.
  migrate: false,
  reindex: false,
  max: 3,
  useListenNotify: true,
  superviseIntervalSeconds: superviseSeconds,
  monitorIntervalSeconds: superviseSeconds,
});

const queueOf = ({ name, schedule, retries }: AnyJob): Queue => ({
  name,
  // A scheduled job is never queued twice.
  policy: schedule === undefined ? 'standard' : 'exclusive',
  notify: true,
  retryLimit: retries.limit,
  retryDelay: retries.firstDelay,
  retryBackoff: true,
  retryDelayMax: retries.longestDelay,
  expireInSeconds: retries.timeout,
  heartbeatSeconds,
  deleteAfterSeconds: secondsOfDay,
  ...(schedule === undefined ? { deadLetter: deadLetterQueue } : {}),
});

/** Runs pg-boss's statements in a transaction of ours. */
const through = (tx: Queryable): Db => ({
  executeSql: async (text, values = []) => ({ rows: await tx.unsafe(text, values as never[]) }),
});

/** The names of the jobs that have a schedule. */
export const schedulesOf = (jobs: readonly AnyJob[]): string[] =>
  jobs.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name);

const queuesOf = (jobs: readonly AnyJob[]): Queue[] => [
  { name: deadLetterQueue, retentionSeconds: deadLetterRetentionSeconds },
  ...jobs.map(queueOf),
];

/** Creates the queues that are missing, and updates those that were created with other settings. */
const keepQueues = async (boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of queuesOf(jobs)) {
    const existing = known.get(queue.name);
    const { policy: _, ...changeable } = queue;
    if (!existing) await boss.createQueue(queue.name, queue);
    else if (!isDeepStrictEqual({ ...existing, ...changeable }, existing))
      await boss.updateQueue(queue.name, changeable);
  }
};

const scheduleOptions = { missed: 'once' } as const;

/** Adds the schedules that are missing, and replaces those that were added with other times or options. */
const keepSchedules = async (boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> => {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { name, schedule } of jobs) {
    if (schedule === undefined) continue;
    const { cron, options } = known.get(name) ?? {};
    if (cron === schedule && isDeepStrictEqual(options, scheduleOptions)) continue;
    await boss.schedule(name, schedule, {}, scheduleOptions);
  }
};

const runnerOf =
  (job: AnyJob, log: Log) =>
  async (batch: { data: object | null }[]): Promise<void> => {
    for (const { data } of batch) {
      try {
        await inSpan({ name: `job ${job.name}`, kind: 'work' }, () => job.work((data ?? {}) as never));
      } catch (error) {
        log.warn({ err: error, job: job.name }, 'A job failed and is tried again');
        throw error;
      }
    }
  };

/** The jobs of this process. It connects only when they are started. */
export const createJobs = (options: JobOptions): Jobs => {
  const { log } = options;
  const boss = new PgBoss(settings(options));
  boss.on('error', (error) => log.error({ err: error }, 'The job queue has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'));

  const begin = async (job: AnyJob): Promise<void> => {
    await boss.work(job.name, { notifyPollingIntervalSeconds: pollSeconds }, runnerOf(job, log));
    if (job.isDueAtStart) await boss.send(job.name);
  };

  return {
    send: async <Data extends object>(tx: Queryable, { name }: Pick<Job<Data>, 'name'>, data: Data) => {
      await boss.send(name, data, { db: through(tx) });
    },
    start: async (jobs) => {
      await boss.start();
      const all = jobs.length === 0 ? jobs : [...jobs, leftSchedulesJob(boss, schedulesOf(jobs))];
      await keepQueues(boss, all);
      await keepSchedules(boss, all);
      for (const job of all) await begin(job);
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
};
