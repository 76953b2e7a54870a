import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AddedCustomer, addCustomers } from '#support/customers.ts';
import { foldLetters } from '#domain/name-search.ts';
import { soundingOf } from '#domain/near-words.ts';
import { deleteEsim } from '#support/phone.ts';
import { bodyOf, newReseller, partnerClient, type PartnerClient, refusalOf, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { addCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;
let customers: AddedCustomer[];
const named = (email: string): AddedCustomer => customers.find((customer) => customer.email === email)!;

beforeAll(async () => {
  server = await startTestServer();
  [reseller] = [await newReseller(server)];
  partner = await partnerClient(server, reseller);
  const many = Array.from({ length: 60 }, (_, index) => `guest${index}@hotel.example`);
  const few = [
    'ab@x.de',
    'xab@x.de',
    'ab@x.dev',
    'an@a.example',
    'anna@a.example',
    'under_score@a.example',
    'a%b@a.example',
  ];
  customers = await addCustomers(server, reseller, [...few, ...many]);
});
afterAll(() => server.stop());

/** The body may break the contract. */
const search = (body: object) => partner.POST('/simshelf/activations/search-customers', { body: body as never });
const emails = async (body: object): Promise<(string | undefined)[]> =>
  (await bodyOf(search(body))).items.map(({ customer }) => customer.email);

describe('the way a text must match', () => {
  test.each([
    ['isExact', ['ab@x.de']],
    ['exact', ['ab@x.de']],
    ['startsWith', ['ab@x.de', 'ab@x.dev']],
    ['contains', ['ab@x.de', 'ab@x.dev', 'xab@x.de']],
    [undefined, ['ab@x.de', 'ab@x.dev', 'xab@x.de']],
  ])('%s', async (searchMode, found) => {
    expect(await emails({ searchKey: 'EMAIL', searchQuery: 'AB@x.de', ...(searchMode && { searchMode }) })).toEqual(
      found,
    );
  });

  test.each([
    ['_', ['under_score@a.example']],
    ['%', ['a%b@a.example']],
    ['\\', []],
    ['a%', ['a%b@a.example']],
    ['.*', []],
  ])('takes %s for itself', async (searchQuery, found) => {
    expect(await emails({ searchKey: 'EMAIL', searchQuery })).toEqual(found);
  });

  test.each(['UID', 'ICCID'] as const)('holds for %s as well', async (searchKey) => {
    const anna = named('anna@a.example');
    const whole = searchKey === 'UID' ? anna.uid : anna.iccid;
    const find = (searchQuery: string, searchMode: string) => emails({ searchKey, searchQuery, searchMode });
    expect(await find(whole, 'isExact')).toEqual([anna.email]);
    expect(await find(whole.toUpperCase(), 'isExact')).toEqual([anna.email]);
    expect(await find(whole.slice(0, -3), 'startsWith')).toEqual([anna.email]);
    expect(await find(whole.slice(3), 'contains')).toEqual([anna.email]);
    expect(await find(whole.slice(0, -3), 'isExact')).toEqual([]);
    expect(await find(whole.slice(3), 'startsWith')).toEqual([]);
    expect(await find(`${whole}0`, 'startsWith')).toEqual([]);
  });
});

test('a search that lacks its key or its text, or has others than there are, is refused', async () => {
  for (const body of [
    { searchQuery: 'a' },
    { searchKey: 'EMAIL' },
    { searchKey: 'NAME', searchQuery: 'a' },
    { searchKey: 'EMAIL', searchQuery: '' },
    { searchKey: 'EMAIL', searchQuery: 'a', searchMode: 'foo' },
    { searchKey: 'EMAIL', searchQuery: 'a', pageSize: 0 },
  ]) {
    expect(await refusalOf(search(body))).toMatchObject({ status: 400 });
  }
});

test('50 customers are a page unless another size is asked for, and the pages are all of them', async () => {
  const request = { searchKey: 'EMAIL', searchQuery: '@hotel.example' };
  const first = await emails(request);
  const second = await emails({ ...request, pageIndex: 1 });
  expect([first.length, second.length]).toEqual([50, 10]);
  expect(new Set([...first, ...second]).size).toBe(60);
  expect(await emails({ ...request, pageSize: 10 })).toEqual(first.slice(0, 10));
  expect(await emails({ ...request, pageSize: 10, pageIndex: 7 })).toEqual([]);
});

test('eSIMs that may no longer be used are left out unless they are asked for', async () => {
  const { iccid } = named('an@a.example');
  await deleteEsim(server, iccid);
  const related = async (more: object) => {
    const { items } = await bodyOf(search({ searchKey: 'ICCID', searchQuery: iccid, ...more }));
    return items.map(({ relatedEsims }) => relatedEsims.map((esim) => esim.iccid));
  };
  expect(await related({})).toEqual([[]]);
  expect(await related({ onlyActiveProfiles: true })).toEqual([[]]);
  expect(await related({ onlyActiveProfiles: false })).toEqual([[iccid]]);
});

test('both documents find the same, and never the customers of another reseller', async () => {
  const body = { searchKey: 'EMAIL', searchQuery: 'an', searchMode: 'startsWith' } as const;
  const { items } = await bodyOf(reseller.api.POST('/activations/search-customers', { body }));
  expect(items.map(({ customer }) => customer.email)).toEqual(['an@a.example', 'anna@a.example']);
  expect(await emails(body)).toEqual(['an@a.example', 'anna@a.example']);
  const stranger = await newReseller(server);
  const other = await partnerClient(server, stranger);
  expect((await bodyOf(other.POST('/simshelf/activations/search-customers', { body }))).items).toEqual([]);
});

describe('STO-219: names as they sound', () => {
  let shop: Reseller;
  let itemId: string;
  const find = async (text: string) => {
    const { customers: found } = await bodyOf(shop.api.GET('/activations/search', { params: { query: { text } } }));
    return found;
  };

  beforeAll(async () => {
    shop = await newReseller(server);
    await addCustomers(server, shop, ['sophie.yilmaz@shop.example']);
    await addCredit(server, shop, 10_000);
    ({ id: itemId } = await shelve(shop, 'Germany 1 GB'));
    await sellPackage(shop, itemId, {
      customerEmail: 'guest@shop.example',
      metatag: 'Zimmer 1177, Catharina Weiß',
    });
  });

  test.each([
    ['an address', 'sofie', 'sophie.yilmaz@shop.example'],
    ['an address and two wrong letters', 'sofie.jilmas', undefined],
    ['an address and one wrong letter of each word', 'sofje.ilmax', 'sophie.yilmaz@shop.example'],
    ['an address with its domain', 'soffie.ilmaz@hotel.example', 'sophie.yilmaz@shop.example'],
    ['a note', 'Katharyna Weis', 'guest@shop.example'],
    ['a note and another number', 'Zimer 1166', undefined],
  ])('find a customer by %s: %s', async (_, text, email) => {
    const expected = email === undefined ? [] : [email];
    const query = { search: text };
    const { items } = await bodyOf(shop.api.GET('/activations/customers', { params: { query } }));
    expect(items.map((item) => item.email)).toEqual(expected);
    expect((await find(text)).map((found) => [found.email, found.isSimilar])).toEqual(
      expected.map((address) => [address, true]),
    );
  });

  test('are heard by the database as by the browser', async () => {
    for (const name of ['Ralph Lennyss', 'Matthew Cobb', 'Yvonne Žižžka', 'Accra12 Eff', 'Νικολάος Ιωάννης']) {
      const guest = await sellPackage(shop, itemId, { metatag: name });
      expect((await find(soundingOf(foldLetters(name)))).map(({ uid }) => uid)).toContain(guest.customer.uid);
    }
  });
});
