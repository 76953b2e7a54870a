// The queue behind the jobs: pg-boss in the store's own database, so a job commits with what caused it.
import { type ConstructorOptions, type Db, PgBoss, type Queue } from 'pg-boss';
import type { Log } from '../core/log.ts';
import type { Queryable } from '../db/connect.ts';
import { databaseTime } from '../db/deadlines.ts';
import type { AnyJob, Job, Jobs } from './job.ts';

export type JobOptions = {
  /** The same database that the rest of the server uses, as the system. */
  systemUrl: string;
  log: Log;
};

/** A worker that shows no sign of life for so long is taken for dead, and its job is given to another. pg-boss: >= 10. */
const heartbeatSeconds = 10;
const superviseSeconds = 5;
/** Jobs are announced by NOTIFY; this finds those whose announcement got lost, and retries. pg-boss defaults to 30. */
const pollSeconds = 2;
const stopTimeoutMs = 2_000;
/** As for the server's own connections. The option is of pg, which pg-boss passes it on to. */
const deadline = { query_timeout: databaseTime.answerMs };
const secondsOfDay = 86_400;

const deadLetterQueue = 'dead-letter';
/** Nobody knows when somebody looks at what could not be done. */
const deadLetterRetentionSeconds = 365 * secondsOfDay;

const settings = ({ systemUrl }: JobOptions): ConstructorOptions => ({
  connectionString: systemUrl,
  ...deadline,
  application_name: 'simshelf_jobs',
  // The system may use the tables of the queue, which `prepareQueue` makes, and not change them.
  migrate: false,
  reindex: false,
  max: 3,
  useListenNotify: true,
  superviseIntervalSeconds: superviseSeconds,
  monitorIntervalSeconds: superviseSeconds,
});

const queueOf = ({ name, schedule, retries }: AnyJob): Queue => ({
  name,
  // What comes by schedule has no use for a second one in line.
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

/** pg-boss's way to a transaction of ours. */
const through = (tx: Queryable): Db => ({
  executeSql: async (text, values = []) => ({ rows: await tx.unsafe(text, values as never[]) }),
});

const createQueues = async (boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> => {
  await boss.createQueue(deadLetterQueue, { retentionSeconds: deadLetterRetentionSeconds });
  for (const queue of jobs.map(queueOf)) {
    await boss.createQueue(queue.name, queue);
    // An existing queue keeps its settings otherwise.
    const { policy: _, ...changeable } = queue;
    await boss.updateQueue(queue.name, changeable);
  }
};

const runnerOf =
  (job: AnyJob, log: Log) =>
  async (batch: { data: object | null }[]): Promise<void> => {
    for (const { data } of batch) {
      try {
        await job.work((data ?? {}) as never);
      } catch (error) {
        log.warn({ err: error, job: job.name }, 'A job failed and is tried again');
        throw error;
      }
    }
  };

/** The jobs of this process. Nothing is connected before they are started. */
export const createJobs = (options: JobOptions): Jobs => {
  const { log } = options;
  const boss = new PgBoss(settings(options));
  boss.on('error', (error) => log.error({ err: error }, 'The job queue has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'));

  const begin = async (job: AnyJob): Promise<void> => {
    await boss.work(job.name, { notifyPollingIntervalSeconds: pollSeconds }, runnerOf(job, log));
    if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, {}, { missed: 'once' });
  };

  return {
    send: async <Data extends object>(tx: Queryable, { name }: Pick<Job<Data>, 'name'>, data: Data) => {
      await boss.send(name, data, { db: through(tx) });
    },
    start: async (jobs) => {
      await boss.start();
      await createQueues(boss, jobs);
      for (const job of jobs) await begin(job);
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
};
