// What a mistyped search of packages shows at the desk, and that it changes nothing (CON-106).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk } from '#support/desk.ts';
import type { Operator, OperatorSchemas } from '#support/operator-client.ts';
import { bodyOf } from '#support/reseller.ts';
import type { TestServer } from '#support/test-server.ts';

let server: TestServer;
let olivia: Operator;

beforeAll(async () => {
  ({ server, olivia } = await openDesk());
});
afterAll(() => server.stop());

type Query = { search?: string; state?: OperatorSchemas['PackageState']; supplier?: string };

const read = (query: Query) => bodyOf(olivia.desk.GET('/packages', { params: { query } }));

test('where a search finds nothing, what is called almost so is shown with what was meant', async () => {
  const { items, found, similar } = await read({ search: 'portugla 5gb' });
  expect({ items, found }).toEqual({ items: [], found: 0 });
  expect(similar?.items.map(({ name }) => name)).toContain('Portugal 5 GB');
  expect(similar?.items.every(({ dataPackage }) => dataPackage.includedCountries.includes('PT'))).toBe(true);
  expect(similar?.meant).toEqual([{ typed: 'portugla', word: 'portugal', country: 'PT' }]);
});

test('what is found leaves nothing similar, and neither does another filter or a number', async () => {
  expect((await read({ search: 'portugal 5gb' })).similar).toBeUndefined();
  expect((await read({ search: 'portugla', state: 'WAITING' })).similar).toBeUndefined();
  expect((await read({ search: '12345678' })).similar).toBeUndefined();
});

test.each([true, false])('a change of what a search finds touches nothing similar (on sale: %s)', async (onSale) => {
  const before = await read({ search: 'portugal' });
  const body = { onSale, search: 'portugla', seen: before.revision };
  expect(await bodyOf(olivia.desk.PUT('/packages/on-sale', { body }))).toEqual({
    changed: 0,
    notOnSale: 0,
    waiting: 0,
  });
  expect(await read({ search: 'portugal' })).toEqual(before);
});
