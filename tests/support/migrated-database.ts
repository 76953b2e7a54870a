// A database server for one run, with a migrated database in it that has the reference catalogue and nothing else.
import { rmSync } from 'node:fs';
import { createLog } from '#server/core/log.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createSupplySimulator, referenceTables } from '#server/gateways/index.ts';
import { prepareQueue } from '#server/jobs/index.ts';
import { loadCatalogue } from '#server/products/index.ts';
import { newSecret } from '#support/secret.ts';
import { createHome, removeAbandonedHomes } from './database-home.ts';

/** Tests need no protection from a power cut, and not waiting for the disk makes them several times faster. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // The plans that a busy store comes to. By default a connection plans the first five calls of each statement anew, and most
  // connections of a test end before the sixth.
  plan_cache_mode: 'force_generic_plan',
};

export type MigratedDatabase = { url: string; stop: () => Promise<void> };

/** Every store that starts on a copy finds it taken over. */
const takeReferenceCatalogue = async (url: string): Promise<void> => {
  const owner = openAsOwner(url);
  try {
    await loadCatalogue(owner, createSupplySimulator(owner, 'smdp.example'), createLog('silent'));
  } finally {
    await owner.end();
  }
};

/** Starts it in a directory of its own, which goes when it stops. */
export const startMigratedDatabase = async (): Promise<MigratedDatabase> => {
  removeAbandonedHomes();
  const home = createHome();
  const server = await startEmbedded({ home, database: 'template', settings: fastSettings });
  await prepareDatabase(server.url, {
    requireDurability: false,
    gatewayTables: referenceTables,
    secret: newSecret(0),
    log: createLog('silent'),
  });
  await prepareQueue(server.url);
  await takeReferenceCatalogue(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
