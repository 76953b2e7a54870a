import type { Config } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import { testConfig } from './test-config.ts';
import { createEmptyDatabase, createTestDatabase } from './test-database.ts';

export { generousLimits } from './test-config.ts';

export type TestServer = RunningServer & {
  /** Address of its database, as the owner of the schema. */
  databaseUrl: string;
};

/** The whole server in this process, on a free port and a database of its own. */
export const startTestServer = async (overrides: Partial<Config> = {}): Promise<TestServer> => {
  // The template holds the tables of the simulators too, which no other mode knows.
  const { mode = 'reference' } = overrides;
  const database = await (mode === 'reference' ? createTestDatabase() : createEmptyDatabase());
  const databaseUrl = overrides.databaseUrl ?? database.url;
  const server = await startServer({ ...testConfig(databaseUrl), ...overrides });
  return {
    ...server,
    databaseUrl,
    stop: async () => {
      await server.stop();
      await database.drop();
    },
  };
};
