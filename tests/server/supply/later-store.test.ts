// A supplying store of a later version: it refuses with a code, and has eSIMs in a state, that our contract does not list yet.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoreSupply } from '#server/gateways/index.ts';
import { bodyOf, channelOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startStoreProxy, type StoreProxy } from '#support/store-proxy.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let supplier: TestServer;
let proxy: StoreProxy;
let account: Reseller;
let item: Schemas['InventoryItem'];
let supply: ReturnType<typeof createStoreSupply>;

type StoreEsim = Parameters<typeof supply.look>[0];

beforeAll(async () => {
  supplier = await startTestServer({ hasBackgroundWork: false });
  proxy = await startStoreProxy(() => supplier.url);
  proxy.become('of a later version');
  account = await newReseller(supplier);
  item = await shelve(account, 'Germany 1 GB');
  supply = createStoreSupply(supplier.db.system, { url: proxy.url, ...(await channelOf(account)) });
});
afterAll(async () => {
  await supplier.stop();
  await proxy.stop();
});

const order = () =>
  supply.order(
    { reference: randomUUID(), package: item.id, iccid: null, placedAt: new Date(), isAwaited: true },
    AbortSignal.timeout(10_000),
  );

test('a sale is delivered, and the state of its eSIM is reported as unknown', async () => {
  await setCredit(supplier, account, priceOf(item));
  expect(await order()).toMatchObject({ state: 'DELIVERED' });
  const [esim] = await supplier.db.system<[StoreEsim]>`select iccid, customer_uid, profile_domain_id from store_esim`;
  expect(await supply.look(esim, AbortSignal.timeout(10_000))).toMatchObject([{ iccid: esim.iccid, state: 'UNKNOWN' }]);
});

test('a package with a unit that we do not know is not offered, and the others are', async () => {
  await shelve(account, 'Italy 1 GB');
  const listed = await bodyOf(account.api.GET('/products/inventory', {}));
  const offered = await supply.listPackages(AbortSignal.timeout(10_000));
  expect(listed.items.length).toBeGreaterThan(1);
  expect(offered).toHaveLength(listed.items.length - 1);
});

test('a refusal is one by its status', async () => {
  await setCredit(supplier, account, 0);
  expect(await order()).toEqual({ state: 'REFUSED', reason: expect.stringMatching(/^credit_used_up: /) });
});
