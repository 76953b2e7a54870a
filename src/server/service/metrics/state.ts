// Figures that are read at the moment of the request: pools, obstacles, queues, stock.
import type { Registry } from 'prom-client';
import type { StoreSecret } from '../../core/encryption.ts';
import type { Log } from '../../core/log.ts';
import type { Database } from '../../db/connect.ts';
import { obstacles, type Readiness } from '../health/health.ts';
import { queues } from '../../jobs/queues/index.ts';
import { countOfFormerSecrets } from '../../secret-rotation/index.ts';
import { createClusterGauges } from './cluster.ts';
import { gaugeIn } from './gauge.ts';
import { readStoredState, type StoredState } from './queues.ts';

export type StateOptions = { registry: Registry; db: Database; readiness: Readiness; secret: StoreSecret; log: Log };

/** How long a reading of the database is reused, however often it is asked for. */
const REUSED_MS = 5_000;
/** The same for readings of whole tables. */
const REUSED_LONG_MS = 60_000;

const createPoolGauges = (registry: Registry, db: Database) => {
  const gauge = gaugeIn(registry);
  const labels = ['pool'] as const;
  const gauges = {
    size: gauge('database_pool_size', 'Connections to the database that a pool of this process may have.', labels),
    used: gauge('database_pool_used', 'Connections of the pool with a statement or a transaction.', labels),
    waiting: gauge('database_pool_waiting', 'Statements that wait for a connection of the pool.', labels),
  };
  return (): void => {
    for (const [pool, load] of Object.entries(db.load()))
      for (const name of ['size', 'used', 'waiting'] as const) gauges[name].set({ pool }, load[name]);
  };
};

const createObstacleGauge = (registry: Registry, readiness: Readiness) => {
  const gauge = gaugeIn(registry)('obstacle', '1 while this stops sales, as in /health/ready.', ['reason'] as const);
  return async (): Promise<boolean> => {
    const found = await readiness();
    for (const reason of obstacles) gauge.set({ reason }, found.includes(reason) ? 1 : 0);
    return !found.includes('database');
  };
};

const createStoredGauges = (registry: Registry) => {
  const gauge = gaugeIn(registry);
  const labels = ['queue'] as const;
  const waiting = gauge('queue_waiting', `What is not done yet: ${queues.map(({ name }) => name).join(', ')}.`, labels);
  const overdue = gauge(
    'queue_overdue_seconds',
    'For how long the oldest one has waited since it was put in, however often it was tried.',
    labels,
  );
  const idle = gauge('queue_idle_seconds', 'For how long one has been due and nobody worked on it.', labels);
  const oldest = gauge('supply_order_oldest_seconds', 'Age of the oldest order at a supplier that is not settled.');
  const dead = gauge('dead_jobs', 'Jobs that failed in every try.');
  const profiles = gauge('profile_stock', 'eSIM profiles for packages that are delivered from the pool.');
  const rateAge = gauge('euro_rate_age_days', 'Age of the last rates by which invoices convert their VAT.');
  return {
    set: (state: StoredState): void => {
      for (const { queue, waiting: count, oldestSeconds, idleSeconds } of state.queues) {
        waiting.set({ queue }, count);
        overdue.set({ queue }, oldestSeconds);
        idle.set({ queue }, idleSeconds);
      }
      oldest.set(state.oldestOrderSeconds);
      dead.set(state.deadJobs);
      if (state.profiles === undefined) profiles.remove();
      else profiles.set(state.profiles);
      if (state.rateAgeDays === null) rateAge.remove();
      else rateAge.set(state.rateAgeDays);
    },
    /** Unknown figures are left out: an old figure would pass for a new one. */
    forget: (): void => {
      for (const gauge of [waiting, overdue, idle]) gauge.reset();
      for (const gauge of [oldest, dead, profiles, rateAge]) gauge.remove();
    },
  };
};

/** Shown only while another secret is accepted (decision 70). */
const createSecretGauge = ({ registry, db: { system }, secret }: StateOptions): (() => Promise<void>) => {
  if (secret.length === 1) return () => Promise.resolve();
  const help = 'Stored values that are still encrypted with SECRET_PREVIOUS.';
  const gauge = gaugeIn(registry)('former_secret_values', help);
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    until = performance.now() + REUSED_LONG_MS;
    gauge.set((await countOfFormerSecrets(system, secret)).former);
  };
};

/** Returns a function that brings the gauges up to date and never fails. */
export const createStateGauges = (options: StateOptions): (() => Promise<void>) => {
  const { registry, db, readiness, log } = options;
  const readPools = createPoolGauges(registry, db);
  const readObstacles = createObstacleGauge(registry, readiness);
  const stored = createStoredGauges(registry);
  const cluster = createClusterGauges(registry, db);
  const readSecrets = createSecretGauge(options);
  let [reading, until] = [Promise.resolve(), 0];

  const forget = (): void => {
    stored.forget();
    cluster.forget();
  };
  const read = async (): Promise<void> => {
    try {
      if (!(await readObstacles())) return forget();
      await cluster.read();
      stored.set(await readStoredState(db.system));
      await readSecrets();
    } catch (error) {
      log.warn({ err: error }, 'The queues could not be read for the metrics');
      forget();
    }
  };

  return async () => {
    readPools();
    if (performance.now() > until) [reading, until] = [read(), performance.now() + REUSED_MS];
    await reading;
  };
};
