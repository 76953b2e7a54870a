import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { createReferencePayments } from '#server/gateways/index.ts';
import { createJobs, type Job, type Jobs } from '#server/jobs/index.ts';
import { createLog } from '#server/core/log.ts';
import { until } from '#support/poll.ts';
import { createTestDatabase } from '#support/test-database.ts';
import { projectRoot } from '../../tidy/source-tree.ts';

const log = createLog('silent');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
const running: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.logins, { app: 2, system: 4 });
});
afterAll(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await db.close();
  await database.drop();
});

const createRunning = (): Jobs => {
  const jobs = createJobs({ systemUrl: database.logins.system, log });
  running.push(jobs);
  return jobs;
};

type Errand = { subject: string };

/** A job that records its data; `fails` says how often it fails first. */
const createErrand = (name: string, fails = 0) => {
  const done: string[] = [];
  let failures = fails;
  const job: Job<Errand> = {
    name,
    retries: { limit: 5, firstDelay: 1, longestDelay: 1, timeout: 600 },
    work: ({ subject }) => {
      if (failures-- > 0) return Promise.reject(new Error('not now'));
      done.push(subject);
      return Promise.resolve();
    },
  };
  return { job, done };
};

// At once, as most of their time is waiting: each has a job of its own name.
describe.concurrent('a job', () => {
  test('is done when its transaction commits, and never when it does not', async () => {
    const { job, done } = createErrand('committed');
    const jobs = createRunning();
    await jobs.start([job]);
    const rolledBack = db.system.begin(async (tx) => {
      await jobs.send<Errand>(tx, job, { subject: 'undone' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await db.system.begin((tx) => jobs.send<Errand>(tx, job, { subject: "that's it" }));
    await until('the job is done', () => done.length > 0);
    expect(done).toEqual(["that's it"]);
  });

  test('is tried again until it succeeds', async () => {
    const { job, done } = createErrand('flaky', 2);
    const jobs = createRunning();
    await jobs.start([job]);
    await jobs.send<Errand>(db.system, job, { subject: 'third time' });
    await until('the job is done', () => done.length > 0, 20_000);
    expect(done).toEqual(['third time']);
  });

  test('waits for a process that does it', async () => {
    const { job, done } = createErrand('waiting');
    const first = createRunning();
    await first.start([job]);
    await first.stop();
    const sender = createRunning();
    await sender.start([]);
    await sender.send<Errand>(db.system, job, { subject: 'later' });
    await createRunning().start([job]);
    await until('the job is done', () => done.length > 0);
    expect(done).toEqual(['later']);
  });

  test('that comes by schedule is registered once, however many processes there are', async () => {
    const job: Job = {
      name: 'scheduled',
      schedule: '17 3 * * *',
      retries: { limit: 1, firstDelay: 1, longestDelay: 1, timeout: 60 },
      work: () => Promise.resolve(),
    };
    await Promise.all([createRunning().start([job]), createRunning().start([job])]);
    const schedules = await db.system`select name, cron from pgboss.schedule where name = 'scheduled'`;
    expect(schedules).toMatchObject([{ name: 'scheduled', cron: '17 3 * * *' }]);
  });

  test('has the settings of the latest start, and a start with the same ones writes nothing', async () => {
    const jobOf = (limit: number, schedule: string): Job => ({
      name: 'changing',
      schedule,
      retries: { limit, firstDelay: 1, longestDelay: 1, timeout: 60 },
      work: () => Promise.resolve(),
    });
    const stored = async () => {
      const [row] = await db.system`
        select retry_limit, cron, q.updated_on as queue_written, s.updated_on as schedule_written
        from pgboss.queue q join pgboss.schedule s using (name) where name = 'changing'`;
      return row;
    };
    await createRunning().start([jobOf(1, '17 3 * * *')]);
    const first = await stored();
    await createRunning().start([jobOf(1, '17 3 * * *')]);
    expect(await stored()).toEqual(first);
    await createRunning().start([jobOf(2, '18 3 * * *')]);
    expect(await stored()).toMatchObject({ retryLimit: 2, cron: '18 3 * * *' });
  });

  test('outlives a process that is killed in the middle of it', { timeout: 90_000 }, async () => {
    const child = spawn(process.execPath, ['tests/server/payments/hanging-worker.ts', database.logins.system], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = readLines(child);
    await until('the other process is ready', () => output.includes('ready'), 30_000);

    const { job, done } = createErrand('errand');
    const sender = createRunning();
    await sender.start([]);
    await sender.send<Errand>(db.system, { name: 'errand' }, { subject: 'survivor' });
    await until('the other process has the job', () => output.includes('took survivor'));
    child.kill('SIGKILL');
    await once(child, 'exit');

    await createRunning().start([job]);
    await until('the job is done here', () => done.includes('survivor'), 60_000);
    expect(done).toEqual(['survivor']);
  });
});

const readLines = (child: ChildProcess): string[] => {
  const lines: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n')));
  return lines;
};

describe.concurrent('a payment report', () => {
  test('is repeated while the store is away, with a new signature each time', async () => {
    const signatures: string[] = [];
    const shop = createServer((request, response) => {
      signatures.push(String(request.headers['payment-signature']));
      response.statusCode = signatures.length < 3 ? 503 : 200;
      response.end();
    }).listen(0);
    await once(shop, 'listening');
    const { port } = shop.address() as { port: number };

    const jobs = createRunning();
    const {
      gateway,
      pages,
      jobs: reports,
    } = createReferencePayments({
      system: db.system,
      jobs,
      publicUrl: 'http://localhost',
      storeName: 'Simshelf',
      hasTransfers: true,
      callbackUrl: `http://localhost:${port}/payment-gateway/callback`,
      key: Buffer.alloc(32, 1),
    });
    await jobs.start(reports);
    const id = randomUUID();
    const address = 'http://localhost/checkout';
    await gateway.createPayment(
      {
        id,
        methodId: 'reference-card',
        amount: 2_975,
        currency: 'USD',
        recordedAt: new Date(),
        successUrl: address,
        errorUrl: address,
        cancelUrl: address,
      },
      AbortSignal.timeout(10_000),
    );
    const body = new URLSearchParams({ action: 'pay' });
    const headers = { 'content-length': String(body.toString().length) };
    const pressed = await pages.request(`/reference/payment/${id}`, { method: 'POST', body, headers });
    expect(pressed.status).toBe(303);
    await until('the store has heard it', () => signatures.length === 3, 30_000);
    expect(new Set(signatures).size).toBe(3);
    shop.close();
  });
});
