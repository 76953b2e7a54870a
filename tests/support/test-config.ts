import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { databaseTime } from '#server/db/deadlines.ts';
import { type Limits, strictLimits } from '#server/limits.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';

/** Never reached by accident: tests that are about limits set them lower. */
export const generousLimits = Object.fromEntries(
  Object.entries(strictLimits).map(([name, limit]) => [name, { ...limit, allowed: 1_000_000 }]),
) as Limits;

/** How a server is configured for tests. */
export const testConfig = (databaseUrl: string): Config => ({
  port: 0,
  apiBases: [],
  databaseUrl,
  dataHome: path.resolve('.cache/tests'),
  storeName: 'Simshelf',
  storeSlug: 'simshelf',
  partnerPrefix: 'simshelf',
  mode: 'reference',
  outside: {},
  travellerHelp: {},
  secret: randomBytes(32),
  trustedProxies: 0,
  poolSizes: { app: 8, system: 4 },
  databaseTime,
  logLevel: (process.env['TEST_LOG_LEVEL'] as Config['logLevel'] | undefined) ?? 'fatal',
  checkResponses: true,
  requireDurability: false,
  limits: generousLimits,
  gatewayTimeoutMs: 20_000,
  hasBackgroundWork: true,
  webhooks: referenceWebhookSettings,
  webRoot: path.resolve('dist/web'),
});
