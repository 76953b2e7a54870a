// A database server for one run, with a migrated database in it that has what every store of reference mode takes from its
// simulators, and nothing else.
import { rmSync } from 'node:fs';
import { createLog } from '#server/core/log.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createSupplySimulator, referenceTables } from '#server/gateways/index.ts';
import { replenishPool } from '#server/gateways/supply/profile-pool.ts';
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
};

export type MigratedDatabase = { url: string; stop: () => Promise<void> };

/** Every store that starts on a copy finds the catalogue taken over, and eSIMs in its pool. */
const takeFromSimulator = async (url: string): Promise<void> => {
  const owner = openAsOwner(url);
  const supply = createSupplySimulator(owner, 'smdp.example');
  try {
    await loadCatalogue(owner, supply, createLog('silent'));
    await replenishPool({ system: owner, supply });
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
  });
  await prepareQueue(server.url);
  await takeFromSimulator(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
