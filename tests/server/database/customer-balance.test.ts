// What is left of a customer's sales is in TypeScript for one customer and in SQL for the list: they say the same.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let sale: Awaited<ReturnType<typeof sellPackage>>;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
  const item = await shelve(reseller, 'Germany 1 GB');
  sale = await sellPackage(reseller, item.id, { customerEmail: 'tom@hotel.example' });
});
afterAll(() => server.stop());

const day = 86_400_000;
const from = (days: number): string => new Date(Date.now() + days * day).toISOString();

const began = { activated_at: from(-10), used_bytes: 400_000_000 };

/** A sale is refunded once and for all: these come last. */
const balances = [
  {},
  { ...began, expires_at: from(20) },
  { ...began, expires_at: from(20), used_bytes: 0 },
  { ...began, expires_at: from(20), used_bytes: 1_000_000_000 },
  { ...began, expires_at: from(-1) },
  { ...began, validity_unlimited: true },
  { state: 'refunded', refunded_at: from(-5) },
  { state: 'refunded', activated_at: from(-10), expires_at: from(20), refunded_at: from(-5) },
];
const types = ['standard', 'unlimited'];
const cases = balances.flatMap((balance) => types.map((type) => [type, balance] as const));

test.each(cases)('of a %s one, %o, the same is left in the list and of the customer', async (type, balance) => {
  const before = { activated_at: null, expires_at: null, refunded_at: null, used_bytes: 0, validity_unlimited: false };
  const row = { created_at: from(-30), package_type: type, ...before, ...balance };
  await server.db.system`
    update sold_item set ${server.db.system(row)} where uid = ${sale.activatedItem.uid}`;

  const path = { params: { path: { customerUid: sale.customer.uid } } };
  const { activatedItems, totalAvailableBalance } = await bodyOf(
    reseller.api.GET('/activations/customers/{customerUid}', path),
  );
  const [listed] = (await bodyOf(reseller.api.GET('/activations/customers', {}))).items;
  expect(activatedItems).toHaveLength(1);
  expect(listed?.totalAvailableBalance).toEqual(totalAvailableBalance);
});
