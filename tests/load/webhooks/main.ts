// How fast events are delivered: `npm run load:webhooks`, optionally with the number of events and of lanes. Beside it, in
// the same process and to the same receiver, a plain loop of fetch, which knows no database and loses what it had when it
// ends. The database is as durable as in production.
import { rmSync } from 'node:fs';
import { connect, openAsOwner } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createLog } from '#server/core/log.ts';
import { createDeliveries, createOutward, referenceWebhookSettings } from '#server/webhooks/index.ts';
import { createHome } from '#support/database-home.ts';
import { until } from '#support/poll.ts';
import { newSecret } from '#support/secret.ts';
import { host, startCountingReceiver } from './receiver.ts';

const [events = 100_000, lanes = 1_000] = process.argv.slice(2).map(Number);
const hour = 3_600_000;
const millisecondsPerSecond = 1_000;

const settings = { ...referenceWebhookSettings, hosts: { [host]: ['127.0.0.1'] }, reachable: ['127.0.0.1'] };

const rate = (count: number, start: number): string => {
  const seconds = (performance.now() - start) / millisecondsPerSecond;
  return `${count} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`;
};

const home = createHome();
const embedded = await startEmbedded({ home });
const secret = newSecret(0);
const { logins } = await prepareDatabase(embedded.url, { requireDurability: true, gatewayTables: [], secret });
const owner = openAsOwner(embedded.url);
const db = connect(logins, { app: 1, system: 5 });
const receiver = await startCountingReceiver();

await db.system`
  insert into reseller (reseller_id, issuer, subject, email)
  select gen_random_uuid(), 'load', n, n || '@load.example' from generate_series(1, ${lanes}) n`;
await db.system`
  insert into webhook (reseller_id, type, url) select reseller_id, 'CUSTOMER_REGISTRATION', ${receiver.url} from reseller`;
await db.system`
  insert into event (reseller_id, type, data)
  select reseller_id, 'CUSTOMER_REGISTRATION', jsonb_build_object('uid', gen_random_uuid())
  from reseller, generate_series(1, ${Math.ceil(events / lanes)})`;
await owner`analyze`;
const [row] = await db.system<{ count: number }[]>`select count(*) from event`;
const total = row?.count ?? 0;

const start = performance.now();
const outward = createOutward(settings);
const deliveries = createDeliveries({
  system: db.system,
  secret,
  outward,
  settings,
  log: createLog('warn'),
});
deliveries.start();
const nothingWaits = async () => (await db.system`select from webhook_delivery limit 1`).length === 0;
await until('all events are delivered', nothingWaits, hour);
console.log(`Delivered over ${lanes} lanes: ${rate(total, start)}`);
const { requests, events: received, connections } = receiver.seen();
console.log(`Received: ${requests} requests with ${received} different events over ${connections} connections`);
await deliveries.stop();

const again = performance.now();
for (let sent = 0; sent < total; sent++) {
  const answer = await fetch(receiver.localUrl, { method: 'POST', body: receiver.sample() });
  await answer.arrayBuffer();
}
console.log(`A plain loop of fetch: ${rate(total, again)}`);

receiver.stop();
await owner.end();
await db.close();
await embedded.stop();
rmSync(home, { recursive: true, force: true, maxRetries: 5 });
