// What a sale costs over HTTP: `npm run load:sales`, optionally with the number of server processes. Beside it, in the
// same run, the SQL function of a sale without a server, and a route of hono that does nothing.
import { randomUUID } from 'node:crypto';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { startBareRoute } from './bare-route.ts';
import { compare, send } from './drive.ts';
import { memoryOf } from './processor-time.ts';
import { startLoadedStore } from './store.ts';

const processCount = Number(process.argv[2] ?? 1);
const store = await startLoadedStore(processCount);
const route = await startBareRoute();
const { processes, db, reseller, resellerId, inventoryItemId } = store;

let next = 0;
const sell = (): Promise<unknown> => {
  const { url } = processes[next++ % processes.length] ?? route;
  const body = () => ({ inventoryItemId, userCountry: 'DE', customerEmail: `${randomUUID()}@load.example` });
  return send({ url: `${url}/client-api/activations/register`, token: reseller.token, body });
};
const sellBySql = async (): Promise<void> => {
  const sale = {
    uid: randomUUID(),
    inventoryItemId,
    activationMode: 'NOW',
    channelName: 'POS',
    channelType: 'POS',
    actor: 'load',
    restrictedCountries: RESTRICTED_COUNTRIES,
    userCountry: 'DE',
  };
  const customer = { id: randomUUID(), email: `${randomUUID()}@load.example`, country: 'DE' };
  await db.app`select register_activation(${resellerId}, null, '', ${db.app.json(sale)}, ${db.app.json(customer)})`;
};

type Size = { bytes: number; sales: number };

const readSize = async (): Promise<Size> => {
  const [size] = await db.system<[Size]>`
    select pg_database_size(current_database()) as bytes, (select count(*) from sold_item) as sales`;
  return size;
};

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

console.log(`Sales, ${processCount} server process(es)`);
const before = await readSize();
await compare(store, {
  'a sale over HTTP': sell,
  'the SQL function alone': sellBySql,
  'a bare route': () => send({ url: route.url, token: reseller.token }),
});
const after = await readSize();
const bytesPerSale = (after.bytes - before.bytes) / (after.sales - before.sales);
console.log(
  `100,000 sales: ${inMegabytes(bytesPerSale * 100_000)} of the database, by ${after.sales - before.sales} sales`,
);
for (const { pid } of processes) {
  const { now, most } = memoryOf(pid);
  console.log(`Memory of a server process: ${inMegabytes(now)}, ${inMegabytes(most)} at most`);
}
await route.stop();
await store.stop();
process.exit(0);
