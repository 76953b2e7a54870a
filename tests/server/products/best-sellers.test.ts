// What a new reseller begins with.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const suggestedTo = async ({ api }: Reseller) => bodyOf(api.GET('/products/best-sellers'));

const update = async ({ api }: Reseller, addedPacks: string[], removedPacks: string[]) =>
  (
    await bodyOf(
      api.PUT('/products/inventory/', {
        params: { header: { 'Idempotency-Key': randomUUID() } },
        body: { addedPacks, removedPacks },
      }),
    )
  ).items;

test('before the first sale, a mix of ten small packages of different areas is suggested', async () => {
  const reseller = await newReseller(server);
  const { dataPackageIds, areSold } = await suggestedTo(reseller);
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const suggested = dataPackageIds.map((id) => dataPackages.find((offer) => offer.id === id));
  expect(areSold).toBe(false);
  expect(new Set(dataPackageIds).size).toBe(10);
  expect(new Set(suggested.map((offer) => offer?.includedCountries.join())).size).toBe(10);
  expect(new Set(suggested.map((offer) => offer?.packageType))).toEqual(new Set(['standard']));
});

test('they are added at the recommended prices, once for two calls, and taken out again', async () => {
  const reseller = await newReseller(server);
  const { dataPackageIds } = await suggestedTo(reseller);
  await Promise.all([update(reseller, dataPackageIds, []), update(reseller, dataPackageIds, [])]);
  const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
  expect(items.map(({ productId }) => productId).toSorted()).toEqual(dataPackageIds.toSorted());
  expect(items.some(({ retailPriceEdited }) => retailPriceEdited)).toBe(false);
  expect(await update(reseller, [], dataPackageIds)).toEqual([]);
});

test('what all resellers sold lately comes first, most often first and without refunds', async () => {
  const [anna, ben] = [await newReseller(server), await newReseller(server)];
  for (const reseller of [anna, ben]) await setCredit(server, reseller, 100_000);
  const sell = async (reseller: Reseller, name: string, times: number) => {
    const { id, productId } = await shelve(reseller, name);
    const sales = [];
    for (let sale = 0; sale < times; sale += 1) sales.push(await sellPackage(reseller, id));
    return { productId, sales };
  };
  const spain = await sell(anna, 'Spain 3 GB', 2);
  const italy = await sell(anna, 'Italy 3 GB', 2);
  const france = await sell(anna, 'France 3 GB', 1);
  await sell(ben, 'Italy 3 GB', 1);
  const [refunded] = spain.sales;
  await anna.api.POST('/activations/activated-items/{id}/refund', {
    params: {
      path: { id: refunded?.activatedItem.uid ?? '' },
      header: { 'Idempotency-Key': randomUUID() },
    },
  });
  const { dataPackageIds, areSold } = await suggestedTo(await newReseller(server));
  expect(dataPackageIds.slice(0, 3)).toEqual([italy.productId, ...[spain.productId, france.productId].toSorted()]);
  expect(dataPackageIds).toHaveLength(10);
  expect(areSold).toBe(false);
});
