import path from 'node:path';
import type { Config } from '#server/settings/config.ts';
import { databaseTime } from '#server/db/deadlines.ts';
import type { PasswordCost } from '#server/identity/index.ts';
import { type Limits, strictLimits } from '#server/http/rate-limits/limits.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';
import { newSecret } from '#support/secret.ts';

/** The limits with so many tries or requests allowed by each. */
export const limitsAllowing = (allowed: number): Limits => {
  const { heavy, pages: _, travellerPages: __, ...counted } = strictLimits;
  const changed = Object.entries(counted).map(([name, limit]) => [name, { ...limit, allowed }]);
  const place = { atOnce: allowed, rest: 0 };
  const wait = { ...place, waiting: allowed, seconds: heavy.seconds };
  return {
    ...(Object.fromEntries(changed) as typeof counted),
    heavy,
    pages: { visitor: place, process: place },
    travellerPages: { link: wait, process: wait },
  };
};

/** Never reached by accident: tests that are about limits set them lower. */
export const generousLimits = limitsAllowing(1_000_000);

/** A password's hash takes a fifth of a second of a processor on purpose. */
export const cheapCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

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
  seller: { timeZone: 'Europe/Berlin', country: 'DE' },
  travellerHelp: {},
  secret: newSecret(),
  confirmCreditAbove: 50_000,
  confirmDiscountAbove: 5_000,
  confirmPriceAbove: 2_000,
  keptDays: { events: 30, signIns: 90 },
  welcomeBonus: 500,
  hasDemo: false,
  hasServiceWorker: true,
  trustedProxies: [],
  transportSecurity: 'subdomains',
  poolSizes: { app: 8, system: 4 },
  databaseTime,
  logLevel: (process.env['TEST_LOG_LEVEL'] as Config['logLevel'] | undefined) ?? 'fatal',
  checkResponses: 'refuse',
  requireDurability: false,
  limits: generousLimits,
  customerMailDelaySeconds: 0,
  passwordCost: cheapCost,
  gatewayTimeoutMs: 20_000,
  hasBackgroundWork: true,
  webhooks: referenceWebhookSettings,
  webRoot: path.resolve('dist/web'),
});
