// What reading the credit costs over HTTP: `npm run load:reads`, optionally with the number of server processes. Beside
// it, in the same run, its query without a server, and a route of hono that does nothing.
import { readCredit } from '#server/payments/read-credit.ts';
import { startBareRoute } from './bare-route.ts';
import { compare, send } from './drive.ts';
import { startLoadedStore } from './store.ts';

const processCount = Number(process.argv[2] ?? 1);
const store = await startLoadedStore(processCount);
const route = await startBareRoute();
const { processes, db, reseller, resellerId } = store;

let next = 0;
const read = (): Promise<unknown> => {
  const { url } = processes[next++ % processes.length] ?? route;
  return send({ url: `${url}/client-api/users/current/credit`, token: reseller.token });
};

console.log(`Reads of the credit, ${processCount} server process(es)`);
await compare(store, {
  'the credit over HTTP': read,
  'its query alone': () => readCredit(db, resellerId),
  'a bare route': () => send({ url: route.url, token: reseller.token }),
});
await route.stop();
await store.stop();
process.exit(0);
