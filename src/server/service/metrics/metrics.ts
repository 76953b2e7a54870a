// The work of this process and of the store's queues, for Prometheus to read on a separate port (decision 61).
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { version } from '../../core/version.ts';
import { countWork } from './counters.ts';
import type { MetricsSettings } from '../../settings/index.ts';
import { createStateGauges, type StateOptions } from './state.ts';
import { type OpenMetrics, serveMetrics } from './server.ts';

type MetricsOptions = Omit<StateOptions, 'registry'> & {
  /** Where to listen; port 0 takes a free one. */
  place: MetricsSettings;
};

const describeProcess = (registry: Registry): void => {
  const info = new Gauge({
    name: 'simshelf_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version'],
    registers: [registry],
  });
  info.set({ version: version.release }, 1);
  collectDefaultMetrics({ register: registry });
};

/** Counts from now on, and serves the figures. */
export const openMetrics = async ({ place, ...state }: MetricsOptions): Promise<OpenMetrics> => {
  const registry = new Registry();
  describeProcess(registry);
  const refresh = createStateGauges({ registry, ...state });
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
