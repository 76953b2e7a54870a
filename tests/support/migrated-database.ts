// A database server for one run, with a migrated, empty database in it.
import { rmSync } from 'node:fs';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { referenceTables } from '#server/gateways/index.ts';
import { prepareQueue } from '#server/jobs/index.ts';
import { createHome, removeAbandonedHomes } from './database-home.ts';

/** Tests need no protection from a power cut, and not waiting for the disk makes them several times faster. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

export type MigratedDatabase = { url: string; stop: () => Promise<void> };

/** Starts it in a directory of its own, which goes when it stops. */
export const startMigratedDatabase = async (): Promise<MigratedDatabase> => {
  removeAbandonedHomes();
  const home = createHome();
  const server = await startEmbedded({ home, database: 'template', settings: fastSettings });
  await prepareDatabase(server.url, {
    requireDurability: false,
    gatewayTables: referenceTables,
    secret: Buffer.alloc(32),
  });
  await prepareQueue(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
