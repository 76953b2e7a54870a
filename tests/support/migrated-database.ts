// A database server for one run, with a database in it as a store in reference mode leaves it after its first start.
import { rmSync } from 'node:fs';
import { openAsOwner } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { startServer } from '#server/start-server.ts';
import { createHome, removeAbandonedHomes } from './database-home.ts';
import { testConfig } from './test-config.ts';

/** Tests need no protection from a power cut, and not waiting for the disk makes them several times faster. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // It would visit hundreds of databases that are dropped before their statistics matter.
  autovacuum: 'off',
  max_connections: '200',
  // The plans that a busy store comes to. By default a connection plans the first five calls of each statement anew, and most
  // connections of a test end before the sixth.
  plan_cache_mode: 'force_generic_plan',
};

export type MigratedDatabase = { url: string; stop: () => Promise<void> };

/** What the first start writes for the secret, the address and the name of this one store, and the work that it left. */
const ofThatStore = 'identity_signing_key, identity_cookie_key, store_use, legal_version, pgboss.schedule, pgboss.job';

/**
 * Starts a store once: the schema, the catalogue, the queues and the pool of eSIMs are what every start on a copy would
 * make again.
 */
const startOnce = async (url: string): Promise<void> => {
  const server = await startServer(testConfig(url));
  await server.stop();
  const owner = openAsOwner(url);
  try {
    // A trigger keeps published texts. Otherwise a start would find that no process has worked for a while.
    await owner.unsafe(`
      set session_replication_role = replica;
      truncate ${ofThatStore};
      update pgboss.version set cron_on = null`);
  } finally {
    await owner.end();
  }
};

/** Starts it in a directory of its own, which goes when it stops. */
export const startMigratedDatabase = async (): Promise<MigratedDatabase> => {
  removeAbandonedHomes();
  const home = createHome();
  const server = await startEmbedded({ home, database: 'template', settings: fastSettings });
  await startOnce(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
