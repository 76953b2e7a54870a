// Where the database is: which host takes the writes of this process, and how far the replica is behind.
import type { Registry } from 'prom-client';
import type { Database } from '../../db/connect.ts';
import { readPrimaryHost } from '../../db/primary-host.ts';
import { gaugeIn } from './gauge.ts';

export const createClusterGauges = (registry: Registry, { system, replica }: Database) => {
  const gauge = gaugeIn(registry);
  const primary = gauge('database_primary', '1 for the host that takes the writes of this process.', ['host'] as const);
  const lag = replica && gauge('replica_lag_seconds', 'How far the replica that answered is behind the primary.');
  const forget = (): void => {
    primary.reset();
    lag?.remove();
  };
  return {
    forget,
    /** A replica that does not answer has no figure; the primary answers its reads. */
    read: async (): Promise<void> => {
      const host = await readPrimaryHost(system);
      const seconds = await replica?.lagSeconds().catch(() => undefined);
      forget();
      primary.set({ host }, 1);
      if (seconds !== undefined) lag?.set(seconds);
    },
  };
};
