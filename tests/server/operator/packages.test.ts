// An operator looks at what suppliers offer, and decides what is on sale.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import type { SuppliedPackage } from '#server/gateways/index.ts';
import { recordFailedTake, refreshCatalogue, rulesFile, setRules } from '#server/products/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { changesOf } from '#support/audit.ts';
import { openDesk } from '#support/desk.ts';
import { type Operator, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { suppliedPackage } from '#support/supplied-package.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';

const SUPPLIER = 'wholesaler';
const log = createLog('silent');

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let reseller: Reseller;

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk());
  reseller = await newReseller(server);
});
/** New ones wait for approval. */
beforeEach(() =>
  setRules(
    { system: server.db.system, log, confirmPriceAbove: 10_000 },
    rulesFile.parse({ newPackages: 'after approval' }),
    async () => true,
  ),
);
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const offer = (...packages: SuppliedPackage[]) => refreshCatalogue(server.db.system, SUPPLIER, packages, log);

type Query = NonNullable<Parameters<typeof read>[0]>;
const read = (
  query: { search?: string; state?: OperatorSchemas['PackageState']; page_size?: number; page_index?: number } = {},
) => bodyOf(olivia.desk.GET('/packages', { params: { query: { supplier: SUPPLIER, ...query } } }));
const namesOf = async (query: Query) => (await read(query)).items.map(({ name }) => name);
/** Their states, by name. */
const states = async () => Object.fromEntries((await read()).items.map(({ name, state }) => [name, state]));
const idsOf = async (...names: string[]) =>
  (await read()).items.filter(({ name }) => names.includes(name)).map(({ id }) => id);

type Change = OperatorSchemas['SaleChange'];
const change = async (wanted: Omit<Change, 'seen'> & { seen?: number }, by = olivia) =>
  by.desk.PUT('/packages/on-sale', { body: { seen: (await read()).revision, ...wanted } });

/** What resellers are offered of this supplier. */
const onSale = async () => {
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const { items } = await read();
  const names = new Set(items.map(({ name }) => name));
  return dataPackages.map(({ name }) => name).filter((name) => names.has(name));
};

const audited = (id: string) => changesOf(server, id);

describe('the list', () => {
  test('has the cost, the price and the margin of each package', async () => {
    const rate = { currency: 'GBP', rate: '1.25', asOf: '2026-01-01', seen: (await read()).revision };
    await bodyOf(olivia.desk.PUT('/cost-rates', { body: rate }));
    await offer(
      suppliedPackage('Margin'),
      suppliedPackage('Pounds', { costCurrency: 'GBP' }),
      suppliedPackage('Yen', { costCurrency: 'JPY' }),
    );
    const { items } = await read();
    const usd = (value: number) => ({ value, currencyCode: 'USD' });
    expect(items).toMatchObject([
      { name: 'Margin', cost: usd(4), price: usd(5.09), margin: usd(1.09), marginRate: 27.25, state: 'WAITING' },
      {
        name: 'Pounds',
        cost: { value: 4, currencyCode: 'GBP' },
        price: usd(6.29),
        margin: usd(1.29),
        marginRate: 25.8,
      },
      { name: 'Yen', cost: { value: 4, currencyCode: 'JPY' } },
    ]);
    expect(items[2]).not.toHaveProperty('price');
    await bodyOf(change({ onSale: true }));
    expect((await read()).items.map(({ state, reason }) => [state, reason])).toEqual([
      ['ON_SALE', undefined],
      ['ON_SALE', undefined],
      ['OFF_SALE', 'NO_RATE'],
    ]);
  });

  test('finds packages by parts of the name, by country, by code and by id', async () => {
    await offer(
      suppliedPackage('Alps 5 GB', { id: 'alp-5', includedCountries: ['AT', 'CH'] }),
      suppliedPackage('Spain coast 1 GB', { id: 'es-1', includedCountries: ['ES'] }),
      suppliedPackage('Weiße Küste 2 GB', { id: 'pl-2', includedCountries: ['PL'] }),
    );
    const [id = ''] = await idsOf('Spain coast 1 GB');
    const searches = ['gb SPAIN', 'es', 'Spanien', 'es-1', id.slice(0, 8), id];
    expect(await Promise.all(searches.map((search) => namesOf({ search })))).toEqual(
      searches.map(() => ['Spain coast 1 GB']),
    );
    for (const search of ['switz', 'schweiz 5', 'alps 5gb']) expect(await namesOf({ search })).toEqual(['Alps 5 GB']);
    expect(await namesOf({ search: 'alps 0gb' })).toEqual([]);
    expect(await namesOf({ search: 'KÜSTE weisse' })).toEqual(['Weiße Küste 2 GB']);
    expect(await namesOf({ search: '%' })).toEqual([]);
    // The beginning of an id is no word.
    expect(await namesOf({ search: id.slice(0, 2) })).not.toContain('Spain coast 1 GB');
  });

  test('has the best match first, and knows regions in every language', async () => {
    await offer(
      suppliedPackage('Around Japan 1 GB', { id: 'ring', includedCountries: ['JP', 'KR'], countrySet: 'ASA' }),
      suppliedPackage('Japan coast 1 GB', { id: 'jp-1', includedCountries: ['JP'] }),
      suppliedPackage('All over 1 GB', { id: 'all-1', includedCountries: ['JP', 'US'], countrySet: 'WWW' }),
    );
    expect(await namesOf({ search: '1 GB japan' })).toEqual(['Japan coast 1 GB', 'Around Japan 1 GB', 'All over 1 GB']);
    expect(await namesOf({ search: 'global' })).toEqual(['All over 1 GB']);
  });

  test('comes in pages, with how many there are', async () => {
    await offer(...['C', 'A', 'B'].map((letter) => suppliedPackage(`Page ${letter}`)));
    const query = { search: 'page', page_size: 2 };
    expect(await read(query)).toMatchObject({
      items: [{ name: 'Page A' }, { name: 'Page B' }],
      found: 3,
      hasMore: true,
    });
    const last = await read({ ...query, page_index: 1 });
    expect(last).toMatchObject({ items: [{ name: 'Page C' }], found: 3, hasMore: false });
    expect(last.suppliers).toEqual(['simulator', SUPPLIER]);
  });

  test('is by name, and by size where the names differ in it alone', async () => {
    const sizes = [10, 3, 1].map((sizeValue) =>
      suppliedPackage(`Sorted ${sizeValue} GB`, { sizeValue, sizeBytes: sizeValue * 1024 ** 3 }),
    );
    await offer(...sizes, suppliedPackage('Sorta 20 GB', { sizeValue: 20 }));
    expect(await namesOf({ search: 'sort' })).toEqual(['Sorta 20 GB', 'Sorted 1 GB', 'Sorted 3 GB', 'Sorted 10 GB']);
  });
});

describe('an operator', () => {
  test('approves a new package and takes it off, and resellers see both', async () => {
    await offer(suppliedPackage('New'), suppliedPackage('Newer'));
    expect(await states()).toMatchObject({ New: 'WAITING', Newer: 'WAITING' });
    const ids = await idsOf('New');
    expect(await bodyOf(change({ onSale: true, ids }))).toEqual({ changed: 1, notOnSale: 0, waiting: 0 });
    expect(await states()).toMatchObject({ New: 'ON_SALE', Newer: 'WAITING' });
    expect(await onSale()).toEqual(['New']);

    expect(await bodyOf(change({ onSale: false, ids }))).toEqual({ changed: 1, notOnSale: 0, waiting: 0 });
    // Once more changes nothing, whatever was seen.
    expect(await bodyOf(change({ onSale: false, ids, seen: 0 }))).toEqual({ changed: 0, notOnSale: 0, waiting: 0 });
    expect((await read({ search: 'New', state: 'OFF_SALE' })).items).toMatchObject([{ reason: 'TAKEN_OFF' }]);
    expect(await onSale()).toEqual([]);
    const [waiting, approved, off] = [
      { isApproved: false, isTakenOff: false },
      { isApproved: true, isTakenOff: false },
      { isApproved: true, isTakenOff: true },
    ];
    expect(await audited(ids[0] ?? '')).toEqual([
      { action: 'package.put_on_sale', before: waiting, after: approved },
      { action: 'package.taken_off_sale', before: approved, after: off },
    ]);
  });

  test('changes all that a search finds, and nothing else', async () => {
    await offer(...['Nord 1', 'Nord 2', 'Sued 1'].map((name) => suppliedPackage(name)));
    expect(await bodyOf(change({ onSale: true, supplier: SUPPLIER, search: 'nord', state: 'WAITING' }))).toEqual({
      changed: 2,
      notOnSale: 0,
      waiting: 0,
    });
    expect(await states()).toMatchObject({ 'Nord 1': 'ON_SALE', 'Nord 2': 'ON_SALE', 'Sued 1': 'WAITING' });
  });

  test('is told what is not on sale all the same', async () => {
    await offer(suppliedPackage('Gone'), suppliedPackage('Kept'));
    await offer(suppliedPackage('Kept'), suppliedPackage('Unpriced', { costCurrency: 'SEK' }));
    const ids = await idsOf('Gone', 'Kept', 'Unpriced');
    expect(await bodyOf(change({ onSale: true, ids }))).toEqual({ changed: 2, notOnSale: 2, waiting: 0 });
    expect(await states()).toMatchObject({ Gone: 'VANISHED', Kept: 'ON_SALE', Unpriced: 'OFF_SALE' });
  });

  test('keeps off what the supplier offers again', async () => {
    await offer(suppliedPackage('Back'));
    await bodyOf(change({ onSale: false, ids: await idsOf('Back') }));
    await offer();
    await offer(suppliedPackage('Back'));
    expect(await states()).toMatchObject({ Back: 'OFF_SALE' });
  });

  test('overwrites nothing that another one decided meanwhile', async () => {
    await offer(suppliedPackage('Contested'));
    const ids = await idsOf('Contested');
    const { revision: seen } = await read();
    const answers = await Promise.all([
      change({ onSale: true, ids, seen }),
      change({ onSale: false, ids, seen }, otto),
    ]);
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ error }) => error)?.error?.code).toBe('catalogue_changed');
    expect(await audited(ids[0] ?? '')).toHaveLength(1);
    const won = answers[0]?.response.status === 200 ? 'ON_SALE' : 'OFF_SALE';
    expect(await states()).toMatchObject({ Contested: won });
  });

  test('decides anew when the supplier has changed the cost', async () => {
    await offer(suppliedPackage('Dearer'));
    const ids = await idsOf('Dearer');
    const { revision: seen } = await read();
    await offer(suppliedPackage('Dearer', { cost: 4_000 }));
    expect(await refusalOf(change({ onSale: true, ids, seen }))).toMatchObject({ status: 409 });
    expect(await states()).toMatchObject({ Dearer: 'WAITING' });
  });
});

type Rules = OperatorSchemas['PriceRules'];
const rulesOf = (...rules: Rules['rules']): Rules => ({ newPackages: 'AT_ONCE', floor: 0, rules });
const preview = (body: Rules) => bodyOf(olivia.desk.POST('/price-rules/preview', { body }));
const apply = (rules: Rules, seen: number, by = olivia) => by.desk.PUT('/price-rules', { body: { ...rules, seen } });

/** The price of every package that is offered and has one, in cents, by its id. */
const allPrices = async (): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (let page = 0, hasMore = true; hasMore; page += 1) {
    const query = { page_size: 100, page_index: page };
    const list = await bodyOf(olivia.desk.GET('/packages', { params: { query } }));
    const offered = list.items.filter(({ state }) => state !== 'VANISHED');
    for (const { id, price } of offered) if (price) found.set(id, Math.round(price.value * 100));
    ({ hasMore } = list);
  }
  return found;
};

describe('price rules', () => {
  test('are applied as the preview showed them, which changes nothing itself', async () => {
    await offer(suppliedPackage('Small'), suppliedPackage('Large', { sizeValue: 20, cost: 2_000 }));
    await bodyOf(change({ onSale: true, supplier: SUPPLIER }));
    const before = await allPrices();
    const rules = rulesOf(
      { supplier: SUPPLIER, fromGb: 10, marginPercent: 10, fixed: 0 },
      { supplier: SUPPLIER, marginPercent: 0, fixed: 2 },
    );
    const shown = await preview(rules);
    expect(await allPrices()).toEqual(before);
    const usd = (value: number) => ({ value, currencyCode: 'USD' });
    expect(shown).toMatchObject({
      rises: [{ name: 'Small', before: usd(5.09), after: usd(6.09) }],
      falls: [{ name: 'Large', before: usd(25.09), after: usd(22.09) }],
    });

    expect(await bodyOf(apply(rules, shown.revision))).toMatchObject(rules);
    const after = await allPrices();
    const moved = [...after].filter(([id, price]) => before.get(id) !== price);
    expect(shown.changed).toBe(moved.length);
    expect(shown.rising).toBe(moved.filter(([id, price]) => price > (before.get(id) ?? 0)).length);
    for (const { id, after: price } of [...shown.rises, ...shown.falls]) {
      expect(after.get(id)).toBe(Math.round(price.value * 100));
    }
    expect(await preview(rules)).toMatchObject({ changed: 0, rises: [], falls: [] });
  });

  test('say which packages the floor lifts', async () => {
    await offer(suppliedPackage('Lifted'), suppliedPackage('Free of it', { cost: 10_000 }));
    const rule = { supplier: SUPPLIER, marginPercent: 10, fixed: 0 };
    const other = { marginPercent: 0, fixed: 1 };
    const lifted = async (floor: number) => (await preview({ ...rulesOf(rule, other), floor })).atFloor;
    expect((await lifted(1)) - (await lifted(0.4))).toBeGreaterThan(0);
    expect(await lifted(0)).toBe(0);
  });

  test('are recorded with before and after, once for the same ones', async () => {
    const { revision } = await read();
    const rules = { ...rulesOf({ marginPercent: 30, fixed: 0 }), floor: 0.5 };
    await bodyOf(apply(rules, revision));
    await bodyOf(apply(rules, revision));
    const [entry, ...others] = (await changesOf(server, 'price-rules')).toReversed();
    expect(entry).toMatchObject({
      before: { rules: { newPackages: 'after approval', rules: [] } },
      after: { rules: { newPackages: 'at once', floor: 0.5, rules: rules.rules } },
    });
    for (const { after } of others) expect(after).not.toMatchObject({ rules: { floor: 0.5 } });
  });

  test('of two operators are not mixed, and not applied to other costs than were seen', async () => {
    const { revision } = await read();
    const answers = await Promise.all([
      apply(rulesOf({ marginPercent: 40, fixed: 0 }), revision),
      apply(rulesOf({ marginPercent: 50, fixed: 0 }), revision, otto),
    ]);
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]));
    const { rules, revision: next } = await bodyOf(olivia.desk.GET('/price-rules'));
    expect(rules).toEqual(answers.find(({ data }) => data)?.data?.rules);
    await offer(suppliedPackage('Other cost', { cost: 700 }));
    expect(await refusalOf(apply(rulesOf(), next))).toMatchObject({ status: 409 });
  });

  test('that were applied have a sale at the price of before refused', async () => {
    await setCredit(server, reseller, 10_000);
    const { id: inventoryItemId } = await shelve(reseller, 'Germany 1 GB');
    const sell = (cents: number) =>
      registerSale(
        reseller,
        inventoryItemId,
        { expectedPrice: { priceValue: cents / 100, currencyCode: 'USD' } },
        randomUUID(),
      );
    const rules = rulesOf({ supplier: 'simulator', marginPercent: 0, fixed: 0.2 });
    const { revision } = await preview(rules);
    await bodyOf(sell(185));
    await bodyOf(apply(rules, revision));
    expect(await refusalOf(sell(185))).toMatchObject({ status: 409, title: 'Price changed' });
    await bodyOf(sell(209));
  });

  test.each([
    ['parts of a cent', { floor: 0.001 }, 'body.floor'],
    [
      'a volume that ends below its start',
      { rules: [{ fromGb: 5, belowGb: 5, marginPercent: 0, fixed: 0 }] },
      'body.rules.0',
    ],
    [
      'one that is never reached',
      {
        rules: [
          { marginPercent: 0, fixed: 0 },
          { region: 'EU' as const, marginPercent: 0, fixed: 0 },
        ],
      },
      'body.rules',
    ],
  ])('have no %s', async (_, changes, field) => {
    const body = { ...rulesOf(), ...changes };
    for (const answer of [await olivia.desk.POST('/price-rules/preview', { body }), await apply(body, 0)]) {
      expect(answer.response.status).toBe(400);
      expect(answer.error?.errors).toMatchObject([{ field }]);
    }
  });
});

describe('the catalogue of a supplier', () => {
  const supplier = async () => {
    const { items } = await bodyOf(olivia.desk.GET('/suppliers'));
    return items.find(({ name }) => name === SUPPLIER);
  };

  test('is listed with what was new, changed and vanished', async () => {
    await offer(suppliedPackage('Stays'), suppliedPackage('Goes'), suppliedPackage('Changes'));
    const next = [
      suppliedPackage('Stays'),
      suppliedPackage('Changes', { cost: 500 }),
      suppliedPackage('Comes', { id: randomUUID() }),
    ];
    await offer(...next);
    expect(await supplier()).toMatchObject({
      isSetUp: false,
      isTaking: false,
      offered: 3,
      taken: { added: 1, changed: 1, vanished: 1 },
    });
    await offer(...next);
    expect(await supplier()).toMatchObject({ taken: { added: 0, changed: 0, vanished: 0 } });
    await offer(suppliedPackage('Stays', { validitySize: 60 }), ...next.slice(1));
    expect(await supplier()).toMatchObject({ taken: { added: 0, changed: 1, vanished: 0 } });
  });

  test('is listed with why it could not be taken, until it is', async () => {
    await offer(suppliedPackage('Fails'));
    await recordFailedTake(server.db.system, SUPPLIER, new Error(`No answer. ${'x'.repeat(600)}`));
    const failed = await supplier();
    expect(failed?.failure?.message).toMatch(/^No answer\. x{489}$/);
    await offer(suppliedPackage('Fails'));
    expect(await supplier()).not.toHaveProperty('failure');
  });
});

test('a reseller sees no cost and decides nothing', async () => {
  const desk = operatorClient(server, reseller.token);
  expect(await refusalOf(desk.GET('/packages', {}))).toMatchObject({ status: 403 });
  const body = { onSale: false, ids: [randomUUID()], seen: 0 };
  expect(await refusalOf(desk.PUT('/packages/on-sale', { body }))).toMatchObject({ status: 403 });
  const query = { date: '2026-11-20' };
  expect(await refusalOf(desk.GET('/price-list', { params: { query } }))).toMatchObject({ status: 403 });
  expect(await refusalOf(desk.GET('/price-list/csv', { params: { query } }))).toMatchObject({ status: 403 });
  expect(await refusalOf(desk.GET('/suppliers'))).toMatchObject({ status: 403 });
  const params = { path: { name: 'simulator' } };
  expect(await refusalOf(desk.POST('/suppliers/{name}/catalogue', { params }))).toMatchObject({ status: 403 });
  expect(await refusalOf(desk.GET('/price-rules'))).toMatchObject({ status: 403 });
  expect(await refusalOf(desk.PUT('/price-rules', { body: { ...rulesOf(), seen: 0 } }))).toMatchObject({ status: 403 });
  expect(await refusalOf(desk.POST('/price-rules/preview', { body: rulesOf() }))).toMatchObject({ status: 403 });
});
