// How fast events are delivered: `npm run load:webhooks`, optionally with the number of events, of lanes and of kills.
// Beside it, in the same process and to the same receiver, a plain loop of fetch, which knows no database and loses
// what it had when it ends. The database is as durable as in production. With kills, two processes deliver, and one
// after the other is killed with SIGKILL, each when its share of the events has come; with none, this process does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { rmSync } from 'node:fs';
import { connect, openAsOwner } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createLog } from '#server/core/log.ts';
import { createDeliveries, createOutward, referenceWebhookSettings } from '#server/webhooks/index.ts';
import { publicKeyOf } from '#server/webhooks/signing.ts';
import { createHome } from '#support/database-home.ts';
import { until } from '#support/poll.ts';
import { newSecret } from '#support/secret.ts';
import { host, startCountingReceiver } from './receiver.ts';

const [events = 100_000, lanes = 1_000, kills = 0] = process.argv.slice(2).map(Number);
const hour = 3_600_000;
/** The most lanes of a process. */
const lanesMax = 200;
const millisecondsPerSecond = 1_000;

const settings = { ...referenceWebhookSettings, hosts: { [host]: ['127.0.0.1'] }, reachable: ['127.0.0.1'] };

const rate = (count: number, start: number): string => {
  const seconds = (performance.now() - start) / millisecondsPerSecond;
  return `${count} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`;
};

const home = createHome();
const embedded = await startEmbedded({ home });
const secret = newSecret(0);
const { logins } = await prepareDatabase(embedded.url, {
  requireDurability: true,
  gatewayTables: [],
  secret,
  log: createLog('silent'),
});
const owner = openAsOwner(embedded.url);
const db = connect(logins, { app: 1, system: 5 });
const receiver = await startCountingReceiver();

await db.system`
  insert into reseller (reseller_id, issuer, subject, email)
  select gen_random_uuid(), 'load', n, n || '@load.example' from generate_series(1, ${lanes}) n`;
await db.system`
  insert into webhook (reseller_id, type, url) select reseller_id, 'CUSTOMER_REGISTRATION', ${receiver.urlOf('')} || reseller_id from reseller`;
for (const { resellerId } of await db.system<{ resellerId: string }[]>`select reseller_id from reseller`) {
  receiver.trust(resellerId, publicKeyOf(secret, resellerId));
}
// The owner is used because its statements have no deadline.
await owner`
  insert into event (reseller_id, type, data)
  select reseller_id, 'CUSTOMER_REGISTRATION', jsonb_build_object('uid', gen_random_uuid())
  from reseller, generate_series(1, ${Math.ceil(events / lanes)})`;
await owner`analyze`;
const [row] = await db.system<{ count: number }[]>`select count(*) from event`;
const total = row?.count ?? 0;

const startWorker = () => {
  const [key] = secret;
  const worker = path.join(import.meta.dirname, 'worker.ts');
  return spawn(process.execPath, [worker, JSON.stringify(logins), key.toString('hex')], { stdio: 'inherit' });
};

/**
 * Kills the older one of two processes each time that so many events more have come, and starts another; then ends
 * both.
 */
const deliverWithKills = async (nothingWaits: () => Promise<boolean>): Promise<void> => {
  const workers = [startWorker(), startWorker()];
  const end = async (): Promise<void> => {
    const oldest = workers.shift();
    if (!oldest) return;
    const ended = once(oldest, 'exit');
    oldest.kill('SIGKILL');
    await ended;
  };
  for (let killed = 1; killed <= kills; killed += 1) {
    const share = (total * killed) / (kills + 1);
    await until('more events have come', () => receiver.seen().events >= share, hour);
    await end();
    workers.push(startWorker());
  }
  await until('all events are delivered', nothingWaits, hour);
  await end();
  await end();
};

const start = performance.now();
const outward = createOutward(settings);
const deliveries = createDeliveries({
  system: db.system,
  secret,
  outward,
  settings,
  log: createLog('warn'),
});
const nothingWaits = async () => (await db.system`select from webhook_delivery limit 1`).length === 0;
if (kills > 0) await deliverWithKills(nothingWaits);
else {
  deliveries.start();
  await until('all events are delivered', nothingWaits, hour);
}
console.log(`Delivered over ${lanes} lanes with ${kills} kills: ${rate(total, start)}`);
const { requests, events: received, unsigned, connections } = receiver.seen();
console.log(`Received: ${requests} requests with ${received} different events over ${connections} connections`);
const lost = total - received;
const repeated = requests - received;
console.log(`${lost} lost, ${repeated} repeated, ${unsigned} with a wrong signature`);
// A receiver is sent at most one event at a time, so a kill can repeat one of each lane that its process served.
process.exitCode = lost === 0 && unsigned === 0 && repeated <= kills * lanesMax ? 0 : 1;
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
