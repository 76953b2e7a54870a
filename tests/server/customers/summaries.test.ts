// The list of customers with their figures, and the search of the whole store.
import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldLetters } from '#domain/name-search.ts';
import { type AddedCustomer, addCustomers } from '#support/customers.ts';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { refundSale, sellPackage, topUpCustomer } from '#support/sales.ts';
import { addCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let other: Reseller;
let added: AddedCustomer[];

type Sold = Awaited<ReturnType<typeof sellPackage>>;
let sold: Sold;
let twice: Sold;
let refunded: Sold;

const sell = (itemId: string, customerEmail: string, metatag?: string) =>
  sellPackage(reseller, itemId, { customerEmail, ...(metatag !== undefined && { metatag }) });

beforeAll(async () => {
  server = await startTestServer();
  [reseller, other] = [await newReseller(server), await newReseller(server)];
  added = await addCustomers(server, reseller, ['quiet@hotel.example', 'under_score@hotel.example']);
  await addCustomers(server, other, ['tom@other.example']);
  await addCredit(server, reseller, 10_000);
  const item = await shelve(reseller, 'Germany 1 GB');
  sold = await sell(item.id, 'an-ux-tom@müller.example', 'Room 212, Mr Berg, Mu\u0308nchen');
  twice = await sell(item.id, 'zoe@hotel.example');
  await bodyOf(topUpCustomer(reseller, item.id, twice.customer.uid));
  refunded = await sell(item.id, 'back@hotel.example');
  await bodyOf(refundSale(reseller, refunded.activatedItem.uid));
});
afterAll(() => server.stop());

type Query = Partial<{
  search: string;
  sort_by: 'EMAIL' | 'ESIMS' | 'DATA' | 'LASTSALE' | 'SPENT';
  sort_dir: 'ASC' | 'DESC';
  page_size: number;
  page_index: number;
}>;

const list = (query: Query = {}) => reseller.api.GET('/activations/customers', { params: { query } });
const emails = async (query: Query = {}) => (await bodyOf(list(query))).items.map(({ email }) => email);
const find = (text: string) => reseller.api.GET('/activations/search', { params: { query: { text } } });

describe('the list', () => {
  test('has the last sale first, and those without one at the end', async () => {
    expect(await emails()).toEqual([
      'back@hotel.example',
      'zoe@hotel.example',
      'an-ux-tom@müller.example',
      'under_score@hotel.example',
      'quiet@hotel.example',
    ]);
  });

  test('adds up what is left and what was paid, without refunded sales', async () => {
    const { items } = await bodyOf(list());
    const of = (email: string) => items.find((customer) => customer.email === email);
    expect(of('zoe@hotel.example')).toMatchObject({
      esimCount: 1,
      iccid: twice.esimProfile?.iccid,
      totalAvailableBalance: { sizeValue: 2, sizeUnit: 'GB' },
      spent: { priceValue: 2 * twice.activatedItem.retailPrice.priceValue, currencyCode: 'USD' },
    });
    expect(of('back@hotel.example')).toMatchObject({
      esimCount: 0,
      totalAvailableBalance: { sizeValue: 0 },
      spent: { priceValue: 0 },
    });
    expect(of('quiet@hotel.example')).not.toHaveProperty('lastSaleAt');
  });

  test('counts no eSIM that was replaced', async () => {
    const shop = await newReseller(server);
    await addCredit(server, shop, 10_000);
    const { esimProfile } = await sellPackage(shop, (await shelve(shop, 'Germany 1 GB')).id);
    const replaced = await bodyOf(
      shop.api.POST('/activations/esims/{iccid}/replace', {
        params: { path: { iccid: esimProfile?.iccid ?? '' }, header: { 'Idempotency-Key': randomUUID() } },
        body: { reason: 'FAULTY' },
      }),
    );
    const { items } = await bodyOf(shop.api.GET('/activations/customers', { params: { query: { sort_by: 'ESIMS' } } }));
    expect(items).toMatchObject([{ esimCount: 1, iccid: replaced.esimProfile.iccid }]);
  });

  test.each(['SPENT', 'DATA'] as const)('is sorted by %s in both directions', async (key) => {
    expect((await emails({ sort_by: key }))[0]).toBe('zoe@hotel.example');
    expect((await emails({ sort_by: key, sort_dir: 'ASC' })).at(-1)).toBe('zoe@hotel.example');
  });

  test('is sorted by address and by eSIMs', async () => {
    const inOrder = await emails({ sort_by: 'EMAIL', sort_dir: 'ASC' });
    expect(inOrder).toEqual(inOrder.toSorted((one = '', other = '') => (one < other ? -1 : 1)));
    expect(await emails({ sort_by: 'ESIMS' })).toHaveLength(5);
    expect((await emails({ sort_by: 'ESIMS' })).at(-1)).toBe('back@hotel.example');
    expect((await emails({ sort_by: 'ESIMS', sort_dir: 'ASC' }))[0]).toBe('back@hotel.example');
  });

  test('comes page by page, each customer once', async () => {
    const first = await bodyOf(list({ page_size: 3 }));
    const second = await bodyOf(list({ page_size: 3, page_index: 1 }));
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect(new Set([...first.items, ...second.items].map(({ uid }) => uid)).size).toBe(5);
  });

  test('STO-201: says how many there are, and how many a search finds, whatever the page', async () => {
    const countsOf = async (query: Query) => {
      const { items, hasMore, count, totalCount } = await bodyOf(list(query));
      return [items.length, hasMore, count, totalCount];
    };
    expect(await countsOf({ page_size: 3 })).toEqual([3, true, 5, 5]);
    expect(await countsOf({ page_size: 3, page_index: 1 })).toEqual([2, false, 5, 5]);
    expect(await countsOf({ page_size: 3, page_index: 9 })).toEqual([0, false, 5, 5]);
    expect(await countsOf({ search: 'hotel', page_size: 3 })).toEqual([3, true, 4, 5]);
    expect(await countsOf({ search: 'nobody here' })).toEqual([0, false, 0, 5]);
  });

  test.each([
    ['a part of an address', 'UX-Tom', 'an-ux-tom@müller.example'],
    ['the ASCII form of its domain', 'tom@xn--mller-kva', 'an-ux-tom@müller.example'],
    ['a note', 'mr berg', 'an-ux-tom@müller.example'],
    ['a note with an accent', 'München', 'an-ux-tom@müller.example'],
    ['a note, the accent as a sign of its own', 'Mu\u0308nchen', 'an-ux-tom@müller.example'],
    ['a note without its accents', 'munchen', 'an-ux-tom@müller.example'],
    ['a note with an accent that it has not', 'Mr Bérg', 'an-ux-tom@müller.example'],
    ['a sign that is no wildcard', '_', 'under_score@hotel.example'],
    ['an address with a name', 'Zoe <zoe@hotel.example>', 'zoe@hotel.example'],
  ])('finds a customer by %s', async (_, search, email) => expect(await emails({ search })).toEqual([email]));

  test('finds a customer by a part of an ICCID, also in groups', async () => {
    const iccid = sold.esimProfile?.iccid ?? '';
    const grouped = iccid.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    expect(await emails({ search: grouped })).toEqual(['an-ux-tom@müller.example']);
    expect(await emails({ search: iccid.slice(4) })).toContain('an-ux-tom@müller.example');
    expect(await emails({ search: `ICCID: ${iccid}` })).toEqual(['an-ux-tom@müller.example']);
  });

  test('finds a customer by the number of a sale, as lists show it', async () => {
    expect(await emails({ search: `#${sold.activatedItem.id}` })).toEqual(['an-ux-tom@müller.example']);
    expect(await emails({ search: String(sold.activatedItem.id) })).toContain('an-ux-tom@müller.example');
    expect(await emails({ search: '#987654321' })).toEqual([]);
  });

  describe('whose words have one wrong letter', () => {
    beforeAll(() => addCustomers(server, reseller, ['lena.keller3@shop.example']));

    test.each([
      ['a note', 'muenchne', []],
      ['a note', 'Munchne', ['an-ux-tom@müller.example']],
      ['a note and a number', 'rom 212', []],
      ['a note and a number', 'romo 212', ['an-ux-tom@müller.example']],
      ['an address', 'qiuet', ['quiet@hotel.example']],
      ['an address with its domain', 'quietx@hotel.ex', ['quiet@hotel.example']],
      ['an address with another domain', 'quiet@hotle.example', ['quiet@hotel.example']],
      ['an address with another domain', 'qiuet@hotle.example', ['quiet@hotel.example']],
      ['an address with a number', 'lena.kelelr3@hotel.example', ['lena.keller3@shop.example']],
      ['an address without its number', 'lena.kelelr', ['lena.keller3@shop.example']],
      ['an address with another number', 'lena.kelelr4', []],
      ['a domain without an address', 'hotle', []],
      ['an address of several words', 'under.scroe', ['under_score@hotel.example']],
    ])('CON-091: finds a customer by %s with one letter wrong: %s', async (_, text, found) => {
      expect(await emails({ search: text })).toEqual(found);
      expect((await bodyOf(list({ search: text }))).isSimilar).toBe(found.length > 0 ? true : undefined);
      expect((await bodyOf(find(text))).customers.map(({ email, isSimilar }) => [email, isSimilar])).toEqual(
        found.map((email) => [email, true]),
      );
    });

    test('CON-091: finds nobody by a wrong letter whom another customer has with it', async () => {
      await addCustomers(server, reseller, ['uqiet@shop.example']);
      expect(await emails({ search: 'uqiet' })).toEqual(['uqiet@shop.example']);
      expect((await bodyOf(list({ search: 'uqiet' }))).isSimilar).toBe(undefined);
      expect((await bodyOf(find('uqiet'))).customers.map(({ isSimilar }) => isSimilar)).toEqual([undefined]);
    });
  });

  test('finds no customer of another reseller', async () => expect(await emails({ search: 'tom@other' })).toEqual([]));

  test('refuses signs that are not seen, and a sort key that there is none of', async () => {
    expect(await refusalOf(list({ search: 'to\u200Bm' }))).toMatchObject({ status: 400 });
    expect(await refusalOf(list({ sort_by: 'NAME' as never }))).toMatchObject({ status: 400 });
  });
});

describe('STO-148: a guest', () => {
  test('is called by the note of the last sale and found by it, in any case and without accents', async () => {
    await addCredit(server, other, 10_000);
    const item = await shelve(other, 'Germany 1 GB');
    const guest = await sellPackage(other, item.id, { metatag: ' Zoë Weiß ' });
    await sellPackage(other, item.id, { metatag: '<booking/>' });
    const listed = await bodyOf(
      other.api.GET('/activations/customers', { params: { query: { search: 'ZOE WEISS' } } }),
    );
    expect(listed.items.map(({ uid, note }) => [uid, note])).toEqual([[guest.customer.uid, 'Zoë Weiß']]);
    const all = await bodyOf(other.api.GET('/activations/customers', { params: { query: {} } }));
    expect(all.items.map(({ note }) => note)).toEqual([undefined, 'Zoë Weiß', undefined]);
    const byName = await bodyOf(other.api.GET('/activations/search', { params: { query: { text: 'zoe' } } }));
    expect(byName.customers.map(({ note }) => note)).toEqual(['Zoë Weiß']);
    const iccid = guest.esimProfile?.iccid ?? '';
    const byIccid = await bodyOf(other.api.GET('/activations/search', { params: { query: { text: iccid } } }));
    expect(byIccid.esims.map(({ customerNote }) => customerNote)).toEqual(['Zoë Weiß']);
  });

  test('is found by the name that the browser folds', async () => {
    const item = await shelve(other, 'Germany 1 GB');
    const names = ['Ångström', 'Nguyễn Văn', 'Łukasz Żółć', 'Søren Æ', 'Đorđe', 'Œuvre', 'Ιωάννης', 'ﬁn', '佐藤'];
    for (const name of names) {
      const guest = await sellPackage(other, item.id, { metatag: name });
      const query = { text: foldLetters(name) };
      const { customers } = await bodyOf(other.api.GET('/activations/search', { params: { query } }));
      expect(customers.map(({ uid }) => uid)).toContain(guest.customer.uid);
    }
  });
});

describe('the search', () => {
  test('finds a customer by four letters, with the last package and the eSIM', async () => {
    expect(await bodyOf(find('ux-t'))).toEqual({
      customers: [
        {
          uid: sold.customer.uid,
          email: 'an-ux-tom@müller.example',
          iccid: sold.esimProfile?.iccid,
          lastSaleName: sold.activatedItem.name,
        },
      ],
      esims: [],
      sales: [],
    });
  });

  test('puts an address that begins with the text first', async () => {
    const { customers } = await bodyOf(find('hotel'));
    expect(customers).toHaveLength(4);
    expect((await bodyOf(find('qui'))).customers[0]?.email).toBe(added[0]?.email);
  });

  test('finds an eSIM by its digits, and a sale by its number', async () => {
    const iccid = sold.esimProfile?.iccid ?? '';
    expect((await bodyOf(find(iccid))).esims).toEqual([
      { iccid, customerUid: sold.customer.uid, customerEmail: 'an-ux-tom@müller.example' },
    ]);
    expect((await bodyOf(find(`ICCID ${iccid}`))).esims).toHaveLength(1);
    const { id, uid, name } = sold.activatedItem;
    for (const typed of [String(id), `#${id}`]) {
      const customer = { customerUid: sold.customer.uid, customerEmail: 'an-ux-tom@müller.example' };
      expect((await bodyOf(find(typed))).sales).toEqual([expect.objectContaining({ id, uid, name, ...customer })]);
    }
  });

  test('finds an eSIM by what a scanner reads from its card or slip, for its own reseller alone', async () => {
    const { customer, esimProfile } = sold;
    const found = [{ iccid: esimProfile?.iccid, customerUid: customer.uid, customerEmail: 'an-ux-tom@müller.example' }];
    const elsewhere = (customer.shortProfileUrl ?? '').replace(/^https?:\/\/[^/]+/, 'https://shop.other.example');
    const codes = [
      `${esimProfile?.iccid}F`,
      esimProfile?.activationCode,
      customer.shortProfileUrl,
      esimProfile?.shortInstallationUrl,
      elsewhere,
    ];
    for (const code of codes) {
      expect((await bodyOf(find(code ?? ''))).esims).toEqual(found);
      const ofOther = other.api.GET('/activations/search', { params: { query: { text: code ?? '' } } });
      expect((await bodyOf(ofOther)).esims).toEqual([]);
    }
  });

  test.each(['https://store.example/s/no-code-of-ours', 'LPA:1$smdp.example$NOT-OURS'])(
    'finds nothing by a code of somebody else: %s',
    async (code) => expect(await bodyOf(find(code))).toEqual({ customers: [], esims: [], sales: [] }),
  );

  test('finds nothing of another reseller', async () => {
    const elsewhere = (text: string) => bodyOf(other.api.GET('/activations/search', { params: { query: { text } } }));
    const nothing = { customers: [], esims: [], sales: [] };
    expect(await elsewhere('ux-tom')).toEqual(nothing);
    expect(await elsewhere(sold.esimProfile?.iccid ?? '')).toEqual(nothing);
    expect(await elsewhere('212')).toEqual(nothing);
  });

  test('refuses an empty text and signs that are not seen', async () => {
    expect(await refusalOf(find(''))).toMatchObject({ status: 400 });
    expect(await refusalOf(find('to\u200Bm'))).toMatchObject({ status: 400 });
  });
});

test('one customer has all purchases and eSIMs, and is none of another reseller', async () => {
  const path = { customerUid: twice.customer.uid };
  const details = await bodyOf(reseller.api.GET('/activations/customers/{customerUid}', { params: { path } }));
  expect(details.activatedItems).toHaveLength(2);
  expect(details.relatedEsims.map(({ iccid }) => iccid)).toEqual([twice.esimProfile?.iccid]);
  expect(await refusalOf(other.api.GET('/activations/customers/{customerUid}', { params: { path } }))).toMatchObject({
    status: 404,
  });
});

test('an erased customer is neither listed nor found', async () => {
  const path = { customerUid: refunded.customer.uid };
  await reseller.api.POST('/activations/customers/{customerUid}/erase', { params: { path } });
  expect(await emails({ search: refunded.esimProfile?.iccid ?? '' })).toEqual([]);
  expect(await bodyOf(find(refunded.esimProfile?.iccid ?? ''))).toMatchObject({ customers: [], esims: [] });
});

describe('STO-202: the file of customers', () => {
  let shop: Reseller;
  let guest: Sold;
  let regular: Sold;

  beforeAll(async () => {
    shop = await newReseller(server);
    await addCredit(server, shop, 10_000);
    const item = await shelve(shop, 'Germany 1 GB');
    regular = await sellPackage(shop, item.id, { customerEmail: 'tom@hotel.example' });
    guest = await sellPackage(shop, item.id, { metatag: '=1+1; "Zoë"' });
  });

  type FileQuery = { search?: string; style?: 'comma' | 'semicolon' | 'semicolon_point' };
  const csvOf = (query: FileQuery = {}, header = {}, who = shop) =>
    who.api.GET('/activations/customers/csv-export', { params: { query, header }, parseAs: 'text' });

  test('has each customer once, newest first, with the figures of the list; no cell is a formula', async () => {
    const { data, response } = await csvOf();
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const { salesDate, retailPrice } = regular.activatedItem;
    const spent = retailPrice.priceValue.toFixed(2);
    const soldAt = (date: string): string => `${date.slice(0, 10)} ${date.slice(11, 16)}`;
    expect((data ?? '').split('\r\n')).toEqual([
      'Email address,Note,Country,eSIMs,ICCID,Data left,Last sale (UTC),Spent,Currency,Customer ID (UID)',
      `,"'=1+1; ""Zoë""",,1,${guest.esimProfile?.iccid},1 GB,${soldAt(guest.activatedItem.salesDate)},${spent},USD,${guest.customer.uid}`,
      `tom@hotel.example,,,1,${regular.esimProfile?.iccid},1 GB,${soldAt(salesDate)},${spent},USD,${regular.customer.uid}`,
      '',
    ]);
  });

  test('has those that a text finds, in the language and the style that are asked for', async () => {
    const file = await bodyOf(csvOf({ search: 'TOM@', style: 'semicolon' }, { Locale: 'de' }));
    const [header, first, ...rest] = file.split('\r\n');
    expect(header).toMatch(/^E-Mail-Adresse;Notiz;Land;eSIMs;ICCID;Restvolumen;Letzter Verkauf \(UTC\);Ausgegeben;/);
    expect(first).toMatch(/^tom@hotel\.example;;;1;\d+;1 GB;.*;\d+,\d\d;USD;/);
    expect(rest).toEqual(['']);
    expect((await bodyOf(csvOf({ search: 'nobody here' }))).split('\r\n')).toHaveLength(2);
    expect(await refusalOf(csvOf({ search: 'to\u200Bm' }))).toMatchObject({ status: 400 });
  });

  test('has nobody of another reseller, and nobody who was erased', async () => {
    expect(await bodyOf(csvOf({}, {}, await newReseller(server)))).not.toContain('@');
    const gone = await sellPackage(shop, (await shelve(shop, 'Germany 1 GB')).id, { customerEmail: 'gone@a.example' });
    await shop.api.POST('/activations/customers/{customerUid}/erase', {
      params: { path: { customerUid: gone.customer.uid } },
    });
    expect(await bodyOf(csvOf())).not.toContain(gone.customer.uid);
  });

  test('has every one of many', async () => {
    const crowd = await newReseller(server);
    const addresses = Array.from({ length: 2_001 }, (_, index) => `c${index}@crowd.example`);
    await addCustomers(server, crowd, addresses);
    const lines = (await bodyOf(csvOf({}, {}, crowd))).trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0]))).toEqual(new Set(addresses));
    expect(lines).toHaveLength(addresses.length);
  });

  test('is a workbook with the same cells', async () => {
    const params = { query: { search: 'tom@' }, header: {} };
    const file: Blob = await bodyOf(shop.api.GET('/activations/customers/xlsx-export', { params, parseAs: 'blob' }));
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(sheets[0]?.name).toBe('Customers');
    expect(sheets[0]?.rows[1]?.slice(0, 6)).toMatchObject([
      'tom@hotel.example',
      '',
      '',
      '1',
      expect.any(String),
      '1 GB',
    ]);
  });
});
