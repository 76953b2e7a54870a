// A database server for one run, with a migrated, empty database in it.
import { rmSync } from 'node:fs';
import { openAsOwner } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createHome, removeAbandonedHomes } from './database-home.ts';

/** What a power cut would lose is no loss here, and not waiting for the disk makes the tests several times faster. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

const migrateDatabase = async (url: string): Promise<void> => {
  const owner = openAsOwner(url);
  try {
    await migrate(owner);
  } finally {
    await owner.end();
  }
};

export type MigratedDatabase = { url: string; stop: () => Promise<void> };

/** Starts it in a directory of its own, which goes when it stops. */
export const startMigratedDatabase = async (): Promise<MigratedDatabase> => {
  removeAbandonedHomes();
  const home = createHome();
  const server = await startEmbedded({ home, database: 'template', settings: fastSettings });
  await migrateDatabase(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
