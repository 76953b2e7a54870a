// Any two changes of one reseller may come at the same moment: none fails for the other's sake, and the books stay right.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reportKey, reportPath, signatureHeader, signReport } from '#server/gateways/index.ts';
import { expectBooksToBeRight } from '#support/books.ts';
import { storeCard } from '#support/card.ts';
import { creditTopUp, liveIn } from '#support/payer.ts';
import { consumeData, switchOn } from '#support/phone.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { addStock, setCredit, shelve } from '#support/shelf.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const secret = randomBytes(32);
const COPIES = 3;

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];
let otherPackage: string;

beforeAll(async () => {
  server = await startTestServer({ secret });
  reseller = await newReseller(server);
  await liveIn(reseller, 'US');
  await storeCard(server, reseller);
  item = await shelve(reseller, 'Germany 1 GB');
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  otherPackage = dataPackages.find(({ name }) => name === 'France 1 GB')?.id ?? '';
  await setCredit(server, reseller, 1_000_000);
});
afterAll(() => server.stop());
afterEach(() => expectBooksToBeRight(server));

/** What a pair of changes is about: a package in the inventory, one sale of one customer, one unit in stock, and one payment that was begun. */
type Scene = { sale: Schemas['ActivationResult']; iccid: string; paymentId: string };

const prepare = async (): Promise<Scene> => {
  const { api } = reseller;
  const added = { addedPacks: [item.productId], removedPacks: [] };
  const { items } = await bodyOf(api.PUT('/products/inventory/', { params: {}, body: added }));
  item = items.find(({ productId }) => productId === item.productId) ?? item;
  const body = { inventoryItemId: item.id, activationMode: 'ON_DEMAND' } as const;
  const sale = await bodyOf(api.POST('/activations/register', { params: {}, body }));
  const iccid = sale.esimProfile?.iccid ?? '';
  await Promise.all([switchOn(server, iccid), addStock(server, item.id, 1)]);
  const { paymentId } = await bodyOf(
    api.POST('/payments/credit/submit', { params: {}, body: creditTopUp(server, 10) }),
  );
  return { sale, iccid, paymentId };
};

type Change = (scene: Scene) => Promise<number>;

const statusOf = async (call: Promise<{ response: Response }>): Promise<number> => (await call).response.status;

const report = async ({ paymentId: id }: Scene): Promise<number> => {
  const body = JSON.stringify({ id, outcome: 'SUCCESS', amount: 1_000, currency: 'USD' });
  const headers = { [signatureHeader]: signReport(reportKey(secret), body) };
  return (await fetch(server.url + reportPath, { method: 'POST', headers, body })).status;
};

const saleOf = ({ sale }: Scene) => ({ params: { path: { id: sale.activatedItem.uid } } });

/** Calls one of the storefront's changes. */
const api = () => reseller.api;

const changes: Record<string, Change> = {
  'a sale': () => statusOf(api().POST('/activations/register', { params: {}, body: { inventoryItemId: item.id } })),
  'a top-up': ({ sale }) =>
    statusOf(
      api().POST('/activations/top-up', {
        params: {},
        body: { inventoryItemId: item.id, customerUid: sale.customer.uid },
      }),
    ),
  'a refund': (scene) => statusOf(api().POST('/activations/activated-items/{id}/refund', saleOf(scene))),
  'an activation': (scene) => statusOf(api().POST('/activations/activated-items/{id}/activate', saleOf(scene))),
  'data that is used': ({ iccid }) => consumeData(server, iccid, 1).then(() => 303),
  'a payment that begins': () =>
    statusOf(api().POST('/payments/credit/submit', { params: {}, body: creditTopUp(server, 10) })),
  'a payment that is reported': report,
  'an automatic top-up that is set': () =>
    statusOf(api().POST('/users/current/credit/auto-top-up', { body: { enabled: true, threshold: 10, amount: 20 } })),
  'another currency': () => statusOf(api().POST('/payments/currencies', { body: { currencyCode: 'EUR' } })),
  'a retail price': () =>
    statusOf(
      api().PUT('/products/inventory/{id}', {
        params: { path: { id: item.id } },
        body: { name: randomUUID().slice(0, 20) },
      }),
    ),
  'another inventory': () =>
    statusOf(
      api().PUT('/products/inventory/', {
        params: {},
        body: { addedPacks: [otherPackage], removedPacks: [item.productId] },
      }),
    ),
  'a customer': ({ sale }) =>
    statusOf(
      api().PUT('/activations/customers/{customerUid}', {
        params: { path: { customerUid: sale.customer.uid } },
        body: { customerEmail: `${randomUUID()}@example.com` },
      }),
    ),
  'the account': () => liveIn(reseller, 'US').then(() => 200),
};

const names = Object.keys(changes);

test.each(names)('%s and each other change', async (name) => {
  const failed: string[] = [];
  for (const other of names.slice(names.indexOf(name))) {
    const scene = await prepare();
    const pairs = Array.from({ length: COPIES }, () => [changes[name]!(scene), changes[other]!(scene)]);
    const statuses = await Promise.all(pairs.flat());
    if (statuses.some((status) => status >= 500)) failed.push(`${other}: ${statuses.join(', ')}`);
  }
  expect(failed).toEqual([]);
});
