// The packages of the desk as a file.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { refreshCatalogue, rulesFile, setRules } from '#server/products/index.ts';
import { openDesk } from '#support/desk.ts';
import { type Operator, operatorClient } from '#support/operator-client.ts';
import { bodyOf, newReseller, refusalOf } from '#support/reseller.ts';
import { suppliedPackage } from '#support/supplied-package.ts';
import type { TestServer } from '#support/test-server.ts';

const SUPPLIER = 'wholesaler';
const log = createLog('silent');

let server: TestServer;
let olivia: Operator;

beforeAll(async () => {
  ({ server, olivia } = await openDesk());
  const rules = rulesFile.parse({ newPackages: 'after approval' });
  await setRules({ system: server.db.system, log, confirmPriceAbove: 10_000 }, rules, async () => true);
});
afterAll(() => server.stop());

test('the file has what the list finds, with the same filters (CON-115)', async () => {
  const dear = suppliedPackage('Saved without a rate', { cost: 400, costCurrency: 'CHF' });
  const offered = [suppliedPackage('Saved 1'), suppliedPackage('Saved 2'), dear];
  await refreshCatalogue(server.db.system, SUPPLIER, offered, log);
  const query = { supplier: SUPPLIER, search: 'Saved 1' };
  const { revision: seen, items } = await bodyOf(olivia.desk.GET('/packages', { params: { query } }));
  await olivia.desk.PUT('/packages/on-sale', { body: { seen, onSale: true, ids: items.map(({ id }) => id) } });
  const linesOf = async (query: string, locale = 'en-US'): Promise<string[]> => {
    const headers = { authorization: `Bearer ${olivia.token}`, locale, 'device-timezone': 'Europe/Berlin' };
    const answer = await fetch(`${server.url}/operator-api/packages/csv?supplier=${SUPPLIER}&${query}`, { headers });
    expect(answer.headers.get('content-disposition')).toMatch(/filename="packages-\d{4}-\d\d-\d\d\.csv"$/);
    return (await answer.text()).trimEnd().split('\r\n');
  };
  const [{ id, code, cost, price, margin } = { id: '', code: '', cost: { value: 0 } }] = (
    await bodyOf(olivia.desk.GET('/packages', { params: { query } }))
  ).items;
  expect(await linesOf('search=Saved&state=ON_SALE')).toEqual([
    'Package,Supplier,Code,Status,Reason,Cost,Currency of the cost,Price (USD),Markup (USD),ID',
    [
      'Saved 1',
      SUPPLIER,
      code,
      'On sale',
      '',
      cost.value.toFixed(2),
      'USD',
      price?.value.toFixed(2),
      margin?.value.toFixed(2),
      id,
    ].join(','),
  ]);
  expect(await linesOf('search=Saved')).toHaveLength(4);
  expect((await linesOf('search=Saved+without', 'de-DE')).at(-1)).toMatch(/;4,00;CHF;;;/);
  expect(await linesOf('search=Sevad')).toHaveLength(1);
});

test('a reseller gets no file of the packages', async () => {
  const desk = operatorClient(server, (await newReseller(server)).token);
  expect(await refusalOf(desk.GET('/packages/csv', { params: {} }))).toMatchObject({ status: 403 });
});
