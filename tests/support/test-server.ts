import type { Config } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase } from './test-database.ts';

export { generousLimits } from './test-config.ts';

export type TestServer = RunningServer & {
  /** Address of its database, as the owner of the schema. */
  databaseUrl: string;
};

/** Never reached by accident: tests that are about limits set them lower. */
export const generousLimits = Object.fromEntries(
  Object.entries(strictLimits).map(([name, limit]) => [name, { ...limit, allowed: 1_000_000 }]),
) as Limits;

const testConfig = (databaseUrl: string): Config => ({
  port: 0,
  databaseUrl,
  dataHome: path.resolve('.cache/tests'),
  storeName: 'Simshelf',
  storeSlug: 'simshelf',
  mode: 'reference',
  outside: {},
  secret: randomBytes(32),
  trustedProxies: 0,
  poolSizes: { app: 8, system: 4 },
  logLevel: (process.env['TEST_LOG_LEVEL'] as Config['logLevel'] | undefined) ?? 'fatal',
  checkResponses: true,
  requireDurability: false,
  limits: generousLimits,
  gatewayTimeoutMs: 20_000,
  hasBackgroundWork: true,
  webhooks: referenceWebhookSettings,
  webRoot: path.resolve('dist/web'),
});

/** The whole server in this process, on a free port and a database of its own. */
export const startTestServer = async (overrides: Partial<Config> = {}): Promise<TestServer> => {
  const database = await createTestDatabase();
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
