// A process that delivers events, to be killed.
import { connect, type Logins } from '#server/db/connect.ts';
import { createLog } from '#server/core/log.ts';
import { createDeliveries, createOutward, referenceWebhookSettings } from '#server/webhooks/index.ts';
import { host } from './receiver.ts';

const [logins = '', secret = ''] = process.argv.slice(2);

const settings = { ...referenceWebhookSettings, hosts: { [host]: ['127.0.0.1'] }, reachable: ['127.0.0.1'] };

createDeliveries({
  system: connect(JSON.parse(logins) as Logins, { app: 1, system: 5 }).system,
  secret: [Buffer.from(secret, 'hex')],
  outward: createOutward(settings),
  settings,
  log: createLog('warn'),
}).start();
