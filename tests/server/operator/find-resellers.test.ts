// What the operator's desk finds of resellers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateSale } from '#support/date-sale.ts';
import { newOperator, type Operator, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import { fillAccount } from '#support/payer.ts';
import { bodyOf, channelOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { addCredit, idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let operator: Operator;
let anna: Reseller;
let ben: Reseller;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  anna = await newReseller(server);
  ben = await newReseller(server);
  operator = await newOperator(server);
  const address = { country: 'DE' };
  await fillAccount(anna, address, { firstName: 'Anna', lastName: 'Lund', companyName: 'Harbour Travel' });
  await fillAccount(ben, address, { firstName: 'Ben', lastName: 'Anders', companyName: 'Über Land' });
});
afterAll(() => server.stop());

type Query = Partial<{ search: string; sort: OperatorSchemas['ResellerSort']; page_size: number; page_index: number }>;

const list = (query: Query = {}) => bodyOf(operator.desk.GET('/resellers', { params: { query } }));
const emails = async (query: Query = {}): Promise<string[]> => (await list(query)).items.map(({ email }) => email);
const read = (id: string) => operator.desk.GET('/resellers/{id}', { params: { path: { id } } });

const sell = async (reseller: Reseller): Promise<{ price: OperatorSchemas['Sum']['value']; uid: string }> => {
  const item = await shelve(reseller, 'Germany 1 GB');
  const { activatedItem } = await sellPackage(reseller, item.id);
  return { price: priceOf(item) / 100, uid: activatedItem.uid };
};

describe('the list', () => {
  test('has the newest first', async () => {
    expect(await emails()).toEqual([operator.email, ben.email, anna.email]);
  });

  test.each(['anna', 'LUND', 'anna lu', 'harbour t'])('finds a reseller by %s', async (search) => {
    expect(await emails({ search })).toEqual([anna.email]);
  });

  test('finds by e-mail address and by the beginning of an id', async () => {
    expect(await emails({ search: ben.email.toUpperCase() })).toEqual([ben.email]);
    expect(await emails({ search: await idOf(server, ben) })).toEqual([ben.email]);
    expect(await emails({ search: (await idOf(server, ben)).slice(0, 13) })).toEqual([ben.email]);
  });

  test.each(['lnud', 'harbuor', 'Annna', 'harbour travl', 'travl'])(
    'finds a reseller by "%s", a letter of which is wrong (STO-172)',
    async (search) => {
      expect(await emails({ search })).toEqual([anna.email]);
      expect((await list({ search })).isSimilar).toBe(true);
      const counted = await bodyOf(operator.desk.GET('/resellers/sums', { params: { query: { search } } }));
      expect(counted.resellers).toBe(1);
    },
  );

  test.each(['ndul', 'bne', 'anno1'])('finds nobody by "%s", which is another word', async (search) => {
    expect(await emails({ search })).toEqual([]);
  });

  test('finds by an address with a name beside it, and with signs that are not seen', async () => {
    expect(await emails({ search: `Ben Anders <${ben.email}>` })).toEqual([ben.email]);
    expect(await emails({ search: `\u202A${ben.email}\u202C` })).toEqual([ben.email]);
    expect(await emails({ search: 'U\u0308ber L' })).toEqual([ben.email]);
  });

  test.each(['travel', 'travel harb', 'lund anna', 'lund travel'])(
    'finds a reseller by "%s", which begins words of its name or company (CON-114)',
    async (search) => {
      expect(await emails({ search })).toEqual([anna.email]);
      expect((await list({ search })).isSimilar).toBeUndefined();
    },
  );

  test.each(['avel', '%', 'an_a', 'nobody'])('finds nothing by %s', async (search) => {
    expect(await emails({ search })).toEqual([]);
  });

  test('finds a company of letters beyond ASCII', async () => {
    expect(await emails({ search: 'über' })).toEqual([ben.email]);
  });

  test('is read in pages', async () => {
    expect(await list({ page_size: 2 })).toMatchObject({ items: [{}, {}], hasMore: true });
    expect(await list({ page_size: 2, page_index: 1 })).toMatchObject({
      items: [{ email: anna.email }],
      hasMore: false,
    });
  });

  test('has the most credit first, compared in dollars', async () => {
    await setCredit(server, anna, 20_000);
    await setCredit(server, ben, 0);
    await bodyOf(ben.api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } }));
    await addCredit(server, ben, 19_000, 'EUR');
    expect((await emails({ sort: 'CREDIT' })).slice(0, 2)).toEqual([ben.email, anna.email]);
    const [first] = (await list({ sort: 'CREDIT' })).items;
    expect(first?.credit).toEqual({ value: 190, currencyCode: 'EUR' });
  });

  test('has the most sales and revenue of the last 30 days first', async () => {
    await setCredit(server, anna, 20_000);
    const { price, uid } = await sell(anna);
    const second = await sell(anna);
    const [first] = (await list({ sort: 'SALES' })).items;
    expect(first).toMatchObject({
      email: anna.email,
      recentSales: 2,
      recentRevenue: { value: 2 * price, currencyCode: 'USD' },
    });
    expect((await emails({ sort: 'REVENUE' }))[0]).toBe(anna.email);
    const monthAgo = new Date(Date.now() - 31 * DAY_MS);
    for (const sale of [uid, second.uid]) await dateSale(server.db.system, sale, monthAgo);
    const [old] = (await list({ search: anna.email })).items;
    expect(old).toMatchObject({ recentSales: 0, recentRevenue: { value: 0 } });
  });
});

describe('one reseller', () => {
  test('is shown with credit, channels, sessions and totals', async () => {
    const carl = await newReseller(server);
    await setCredit(server, carl, 10_000);
    const { price } = await sell(carl);
    const { clientId } = await channelOf(carl);
    expect(clientId).not.toBe('');
    const reseller = await bodyOf(read(await idOf(server, carl)));
    expect(reseller).toMatchObject({
      email: carl.email,
      credits: [{ value: 100 - price, currencyCode: 'USD' }],
      discountRate: 0,
      sessions: 1,
      totals: { sales: 1, refunds: 0, revenue: { value: price, currencyCode: 'USD' } },
    });
    expect(reseller.channels.length).toBeGreaterThan(0);
    expect(JSON.stringify(reseller)).not.toContain(clientId);
  });

  test.each(['6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0009', 'none'])('is not found by %s', async (id) => {
    expect(await refusalOf(read(id))).toMatchObject({ status: 404 });
  });

  test('is shown to no reseller', async () => {
    const { GET } = operatorClient(server, anna.token);
    const params = { path: { id: await idOf(server, anna) } };
    expect(await refusalOf(GET('/resellers/{id}', { params }))).toMatchObject({ status: 403 });
    expect(await refusalOf(GET('/resellers', { params: {} }))).toMatchObject({ status: 403 });
  });
});

test('what is found as it was typed leaves out what is called almost so (STO-172)', async () => {
  const other = await newReseller(server);
  await fillAccount(other, { country: 'DE' }, { firstName: 'Cara', lastName: 'Lunds', companyName: 'Lunda' });
  expect(await emails({ search: 'lunda' })).toEqual([other.email]);
  expect((await list({ search: 'lunda' })).isSimilar).toBeUndefined();
  expect(await emails({ search: 'anders' })).toEqual([ben.email]);
  await fillAccount(other, { country: 'DE' }, { firstName: 'Cara', lastName: 'Tölz', companyName: 'Vier' });
  expect(await emails({ search: 'toelz' })).toEqual([other.email]);
});

/** Gives a reseller an address that nobody could register with now, or that another account's begins like. */
const setEmail = (id: string, email: string) =>
  server.db.system`update reseller set email = ${email} where reseller_id = ${id}`;

test('an account whose address the rule of today would refuse is shown, and takes no page away', async () => {
  const odd = await newReseller(server);
  const id = await idOf(server, odd);
  for (const email of ['a..b@example.com', 'a@[127.0.0.1]', 'a!x@example.com']) {
    await setEmail(id, email);
    expect(await emails({ search: email })).toEqual([email]);
    expect(await bodyOf(operator.desk.GET('/resellers/{id}', { params: { path: { id } } }))).toMatchObject({ email });
  }
});

test('a reseller is found by a name whatever its case, accents and letters such as ß and ø (STO-163)', async () => {
  const reseller = await newReseller(server);
  const names = { firstName: 'Jørg', lastName: 'Jürgensen', companyName: 'Straßenkönig' };
  await fillAccount(reseller, { country: 'DE' }, names);
  for (const search of ['JURGENSEN', 'jürgen', 'jorg jur', 'Strassenk', 'STRASSENKO', 'straße']) {
    expect.soft(await emails({ search }), search).toEqual([reseller.email]);
  }
  expect(await emails({ search: 'uber l' })).toEqual([ben.email]);
  expect(await emails({ search: 'konig' })).toEqual([]);
});

test('a reseller is found by a part of its email address, of which a whole one means itself alone (CON-114)', async () => {
  const [, part = ''] = ben.email.split(/[-@]/);
  const other = await newReseller(server);
  const email = `shop.${ben.email}`;
  await setEmail(await idOf(server, other), email);
  for (const search of [part, part.slice(0, -4), part.toUpperCase()]) {
    expect.soft(await emails({ search }), search).toEqual([email, ben.email]);
  }
  expect(await emails({ search: ben.email })).toEqual([ben.email]);
  expect(await emails({ search: '@example.c', page_size: 2 })).toHaveLength(2);
});
