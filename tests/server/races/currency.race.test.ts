// A switch of the currency and a reseller's other changes: neither waits long for the other.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdCurrency } from '#server/payments/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { storeCard } from '#support/card.ts';
import { liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { refundSale, registerSale, sellPackage } from '#support/sales.ts';
import { size } from '#support/size.ts';
import { addStock, idOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { countWaiting } from '#support/waiting.ts';
import { stopWithoutDeadlocks } from './deadlocks.ts';

const ROUNDS = size(4, 10);

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 1_000_000);
});
afterAll(() => stopWithoutDeadlocks(server));
afterEach(() => expectBooksToBeRight(server));

const sell = async (): Promise<number> => (await registerSale(reseller, item.id)).response.status;

const switchCurrency = async (): Promise<number> =>
  (await reseller.api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } })).response.status;

/** Whether a transaction has locked a row of the resellers. */
const holdsReseller = async (): Promise<boolean> => {
  const rows = await server.db.system`
    select from pg_locks where relation = 'reseller'::regclass and mode = 'RowShareLock' and granted`;
  return rows.length > 0;
};

test('a switch is answered while sales wait for the credit account', async () => {
  const sales = await server.db.forReseller(await idOf(server, reseller), async (tx) => {
    await tx`select lock_credit(reseller_id, currency) from reseller`;
    const sold = Promise.all([sell(), sell()]);
    await until('both sales wait', async () => (await countWaiting(server)) >= 2);
    // Refused, because there is credit; but the refusal does not wait for the sales.
    expect(await switchCurrency()).toBe(409);
    expect(await countWaiting(server)).toBeGreaterThanOrEqual(2);
    return { sold };
  });
  expect(await sales.sold).toEqual([200, 200]);
});

test('a switch that waits for a payment comes before the payments that begin after it', async () => {
  const id = await idOf(server, reseller);
  const begin = (end: Promise<unknown>) =>
    server.db.forReseller(id, async (tx) => {
      await holdCurrency(tx, id);
      await end;
    });
  const [firstEnds, secondEnds] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const first = begin(firstEnds.promise);
  await until('the first payment holds the currency', holdsReseller);
  const switched = switchCurrency();
  await until('the switch waits', async () => (await countWaiting(server)) === 1);
  const second = begin(secondEnds.promise);
  await until('the second payment waits as well', async () => (await countWaiting(server)) === 2);
  firstEnds.resolve(undefined);
  // Before the second ends: otherwise payments that follow each other would keep it waiting.
  expect(await switched).toBe(409);
  secondEnds.resolve(undefined);
  await Promise.all([first, second]);
});

test('a top-up that becomes due while the currency is switched waits for the switch and is not ended by it', async () => {
  await liveIn(reseller, 'US');
  await storeCard(server, reseller);
  await bodyOf(
    reseller.api.POST('/users/current/credit/auto-top-up', { body: { enabled: true, threshold: 10, amount: 20 } }),
  );
  await setCredit(server, reseller, 500);
  const id = await idOf(server, reseller);
  // The order of a switch: first the reseller, then the settings.
  await server.db.forReseller(id, async (tx) => {
    await tx`select from reseller where reseller_id = ${id} for no key update`;
    await server.db.system`update auto_top_up set due_at = now() where reseller_id = ${id}`;
    await until('the top-up waits', async () => (await countWaiting(server)) >= 1);
    await tx`delete from auto_top_up where reseller_id = ${id}`;
  });
  expect((await bodyOf(reseller.api.GET('/users/current/credit'))).autoTopUpEnabled).toBe(false);
});

test('a switch at no credit, sales from stock and a refund come at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    reseller = await newReseller(server);
    item = await shelve(reseller, 'Germany 1 GB');
    const { activatedItem } = await sellPackage(reseller, item.id, { activationMode: 'ON_DEMAND' });
    await setCredit(server, reseller, 0);
    await addStock(server, item.id, 3);
    const refund = refundSale(reseller, activatedItem.uid);
    const changes = [
      switchCurrency(),
      sell(),
      sell(),
      refund.then(({ response }) => response.status),
      switchCurrency(),
      sell(),
    ];
    const [switched = 0, ...others] = await Promise.all(changes);
    expect([200, 409]).toContain(switched);
    expect(others.filter((status) => status >= 500)).toEqual([]);
  }
});
