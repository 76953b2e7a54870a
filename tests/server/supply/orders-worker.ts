// A process that settles open orders at eSIM Go over and over, as each process of the store does every minute.
import { setTimeout as delay } from 'node:timers/promises';
import { createLog } from '#server/core/log.ts';
import { connect, type Logins } from '#server/db/connect.ts';
import { createEsimGoSupply, type EsimGoSettings } from '#server/gateways/index.ts';
import { createOrders } from '#server/supply/orders.ts';

/** What the test gives it, as JSON. */
export type OrdersWork = { logins: Logins; settings: EsimGoSettings; timeoutMs: number; pauseMs: number };

const { logins, settings, timeoutMs, pauseMs } = JSON.parse(process.argv[2] ?? '') as OrdersWork;
const db = connect(logins, { app: 5, system: 5 });
const log = createLog('silent');
const supply = createEsimGoSupply({ system: db.system, settings, log, timeoutMs });
const { job } = createOrders({ db, suppliers: new Map([['esim-go', supply]]), timeoutMs, pauseMs, log });

const ending = new AbortController();
process.once('SIGTERM', () => ending.abort());
while (!ending.signal.aborted) {
  await job.work({});
  await delay(pauseMs);
}
await db.close();
