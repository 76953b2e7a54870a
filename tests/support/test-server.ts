import type { Config } from '#server/settings/config.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { emptyPool } from './profile-pool.ts';
import { testConfig } from './test-config.ts';
import { copyTemplate, createEmptyDatabase, type TestDatabase } from './test-database.ts';

export { generousLimits } from './test-config.ts';

export type TestServer = RunningServer & {
  /** Address of its database, as the owner of the schema. */
  databaseUrl: string;
};

/** Every copy of the template has the same eSIMs in stock. A store must not have those that another one supplies to it. */
const emptyPoolOf = async (url: string): Promise<void> => {
  const owner = openAsOwner(url);
  try {
    await emptyPool(owner);
  } finally {
    await owner.end();
  }
};

/** The template holds the tables of the simulators too, which no other mode knows. */
const createDatabase = async ({ mode = 'reference', supplyStore }: Partial<Config>): Promise<TestDatabase> => {
  if (mode !== 'reference') return createEmptyDatabase();
  const database = await copyTemplate();
  if (supplyStore) await emptyPoolOf(database.url);
  return database;
};

/** The whole server in this process, on a free port and, unless it is given one, a database of its own. */
export const startTestServer = async (overrides: Partial<Config> = {}): Promise<TestServer> => {
  const database = overrides.databaseUrl === undefined ? await createDatabase(overrides) : undefined;
  const databaseUrl = overrides.databaseUrl ?? database?.url ?? '';
  const server = await startServer({ ...testConfig(databaseUrl), ...overrides });
  return {
    ...server,
    databaseUrl,
    stop: async () => {
      await server.stop();
      await database?.drop();
    },
  };
};
