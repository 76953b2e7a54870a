// Prices of several packages in one step, and what sells most.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf } from '#support/audit.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let germany: Schemas['InventoryItem'];
let spain: Schemas['InventoryItem'];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  reseller = await newReseller(server);
  germany = await shelve(reseller, 'Germany 3 GB');
  spain = await shelve(reseller, 'Spain 3 GB');
});

type Change = Schemas['PriceChange'];

const change = ({ id, version = '' }: Schemas['InventoryItem'], priceValue: number | null): Change => ({
  id,
  version,
  retailPrice: priceValue === null ? null : { priceValue, currencyCode: 'USD' },
});

const send = (changes: Change[], who: Reseller = reseller) =>
  who.api.PUT('/products/inventory-prices', { body: { changes } });

const read = async (id: string): Promise<Schemas['InventoryItem']> =>
  bodyOf(reseller.api.GET('/products/inventory/{id}', { params: { path: { id } } }));

const priceOf = async ({ id }: Schemas['InventoryItem']): Promise<number | undefined> =>
  (await read(id)).retailPrices[0]?.priceValue;

describe('the prices of several packages', () => {
  test('are changed in one step, and the earlier ones undo it', async () => {
    const { items, stale } = await bodyOf(send([change(germany, 9.99), change(spain, 0)]));
    expect(stale).toEqual([]);
    expect(items.map(({ id, retailPrices }) => [id, retailPrices[0]?.priceValue])).toEqual(
      expect.arrayContaining([
        [germany.id, 9.99],
        [spain.id, 0],
      ]),
    );
    expect(items.every(({ retailPriceEdited }) => retailPriceEdited)).toBe(true);
    const undone = await bodyOf(send(items.map((item) => change(item, null))));
    expect(undone.items).toEqual(expect.arrayContaining([germany, spain]));
  });

  test('change where the version is the present one, and are named where it is not', async () => {
    await bodyOf(send([change(spain, 5)]));
    const { items, stale } = await bodyOf(send([change(germany, 9.99), change(spain, 7)]));
    expect([items.map(({ id }) => id), stale]).toEqual([[germany.id], [spain.id]]);
    expect(await priceOf(spain)).toBe(5);
  });

  test('are the same after the call was repeated', async () => {
    const first = await bodyOf(send([change(germany, 9.99)]));
    expect(await bodyOf(send([change(germany, 9.99)]))).toEqual(first);
    const entries = await auditOf(server, { reference: germany.id }, 'inventory');
    expect(entries).toMatchObject([{ details: { name: null, retailPrice: 999 } }]);
  });

  test('of a removed package are named as changed since', async () => {
    await reseller.api.PUT('/products/inventory/', { body: { addedPacks: [], removedPacks: [spain.productId] } });
    const { items, stale } = await bodyOf(send([change(germany, 9.99), change(spain, 7)]));
    expect([items.map(({ id }) => id), stale]).toEqual([[germany.id], [spain.id]]);
  });

  test('of another reseller are answered as those of an unknown package', async () => {
    const stranger = await newReseller(server);
    const unknown = { ...germany, id: randomUUID() };
    expect(await bodyOf(send([change(germany, 1), change(unknown, 1)], stranger))).toEqual({
      items: [],
      stale: [germany.id, unknown.id],
    });
    expect(await read(germany.id)).toEqual(germany);
  });

  test('are refused where there are none', async () => {
    expect(await refusalOf(send([]))).toMatchObject({ status: 400 });
  });

  test.each<[string, (item: Schemas['InventoryItem']) => Change[]]>([
    ['a package twice', (item) => [change(item, 1), change(item, 2)]],
    ['a negative price', (item) => [change(item, -1)]],
    ['three decimals', (item) => [change(item, 1.234)]],
  ])('are refused with %s, and nothing is changed', async (_what, changes) => {
    expect(await refusalOf(send([change(spain, 1), ...changes(germany)]))).toMatchObject({ status: 400 });
    expect(await read(spain.id)).toEqual(spain);
  });

  test('with an id that is none are not found', async () => {
    expect(await refusalOf(send([change({ ...germany, id: 'nothing' }, 1)]))).toMatchObject({ status: 404 });
  });

  test('of two callers who change the same packages in another order do not wait for each other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        bodyOf(
          send(
            index % 2 === 0
              ? [change(germany, index), change(spain, index)]
              : [change(spain, index), change(germany, index)],
          ),
        ),
      ),
    );
    const [winner, ...others] = answers.filter(({ items }) => items.length > 0);
    expect(others).toEqual([]);
    expect(winner?.items).toHaveLength(2);
  });
});

test('what was sold lately is counted, most often first and without refunds', async () => {
  await setCredit(server, reseller, 100_000);
  await sellPackage(reseller, germany.id);
  await sellPackage(reseller, spain.id);
  await sellPackage(reseller, spain.id);
  const { activatedItem } = await sellPackage(reseller, germany.id);
  await reseller.api.POST('/activations/activated-items/{id}/refund', {
    params: { path: { id: activatedItem.uid }, header: { 'Idempotency-Key': randomUUID() } },
  });
  expect(await bodyOf(reseller.api.GET('/products/inventory-sales'))).toEqual({
    items: [
      { id: spain.id, sold: 2 },
      { id: germany.id, sold: 1 },
    ],
  });
  const stranger = await newReseller(server);
  expect(await bodyOf(stranger.api.GET('/products/inventory-sales'))).toEqual({ items: [] });
});
