// What this process and the store's queues do, for Prometheus to read, on a port of its own (decision 61).
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Log } from '../core/log.ts';
import { version } from '../core/version.ts';
import type { Database } from '../db/connect.ts';
import type { Readiness } from '../health/index.ts';
import { countWork } from './counters.ts';
import { createStateGauges } from './state.ts';
import { type OpenMetrics, serveMetrics } from './server.ts';

export type MetricsOptions = {
  /** Where to listen; port 0 takes a free one. */
  place: { port: number; host: string };
  db: Database;
  readiness: Readiness;
  log: Log;
};

const describeProcess = (registry: Registry): void => {
  const info = new Gauge({
    name: 'simshelf_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version'],
    registers: [registry],
  });
  info.set({ version: version.version }, 1);
  collectDefaultMetrics({ register: registry });
};

/** Counts from now on, and serves what was counted. */
export const openMetrics = async ({ place, db, readiness, log }: MetricsOptions): Promise<OpenMetrics> => {
  const registry = new Registry();
  describeProcess(registry);
  const refresh = createStateGauges({ registry, db, readiness, log });
  const stopCounting = countWork(registry);
  const server = await serveMetrics(place, async () => {
    await refresh();
    return { type: registry.contentType, text: await registry.metrics() };
  });
  return {
    port: server.port,
    close: async () => {
      stopCounting();
      await server.close();
      registry.clear();
    },
  };
};
