// A package for each traveller of a group: quoted, ordered once, and sold line by line.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guests, orderOf, quote, readGroup, sellToGroup, settled, submit } from '#support/group-sales.ts';
import { inboxOf } from '#support/inbox.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, partnerClient, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { readCredit, refundSale, sellPackage } from '#support/sales.ts';
import { addStock, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let seller: Reseller;
let item: Schemas['InventoryItem'];
let price: number;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  seller = await newReseller(server);
  item = await shelve(seller, 'Germany 1 GB');
  price = priceOf(item);
  await setCredit(server, seller, price * 10);
});
afterAll(async () => {
  await expectBooksToBeRight(server);
  await server.stop();
});

const anEmail = (): string => `${randomUUID()}@example.com`;
const retry = (id: string, key: string = randomUUID()) =>
  seller.api.POST('/group-sales/{id}/retry', { params: { path: { id }, header: { 'Idempotency-Key': key } } });
const mail = (id: string) => seller.api.POST('/group-sales/{id}/mail', { params: { path: { id } } });
const sales = async () => (await bodyOf(seller.api.GET('/activations/activated-items'))).items;
const creditInMinor = async () => Math.round((await readCredit(seller)) * 100);
const states = ({ lines }: Schemas['GroupSale']) => lines.map(({ state }) => state);

describe('a quote', () => {
  test('says what comes from stock and what from credit, and sells nothing', async () => {
    await addStock(server, item.id, 2);
    expect(await bodyOf(quote(seller, item.id, guests(5)))).toEqual({
      price: { priceValue: price / 100, currencyCode: 'USD' },
      retailPrice: { priceValue: item.retailPrices[0]?.priceValue, currencyCode: 'USD' },
      fromStock: 2,
      total: { priceValue: (price * 3) / 100, currencyCode: 'USD' },
      credit: (price * 10) / 100,
      creditAfter: (price * 7) / 100,
      knownLines: [],
      refusals: [],
    });
    expect(await sales()).toEqual([]);
    expect((await bodyOf(quote(seller, item.id, guests(15)))).creditAfter).toBe((price * -3) / 100);
  });

  test('names the known customers, and those to whom nothing is sold', async () => {
    const [known, away] = [anEmail(), anEmail()];
    await sellPackage(seller, item.id, { customerEmail: known, userCountry: 'DE' });
    const { customer } = await sellPackage(seller, item.id, { customerEmail: away, userCountry: 'DE' });
    await bodyOf(
      seller.api.PUT('/activations/customers/{customerUid}', {
        params: { path: { customerUid: customer.uid } },
        body: { countryOfResidence: 'RU' },
      }),
    );
    const travellers = [
      ...guests(1),
      { email: known.toUpperCase(), country: 'AT' },
      { email: away, country: 'DE' },
      { email: anEmail(), country: 'DE' },
    ];
    await addStock(server, item.id, 1);
    // What is refused is in no sum.
    expect(await bodyOf(quote(seller, item.id, travellers))).toMatchObject({
      fromStock: 1,
      total: { priceValue: (price * 2) / 100, currencyCode: 'USD' },
      knownLines: [2, 3],
      refusals: [{ line: 3, code: 'country_not_supported' }],
    });
    const { lines } = await sellToGroup(seller, item.id, travellers);
    expect(lines).toMatchObject([
      { state: 'SOLD', name: 'Traveller 1' },
      { state: 'SOLD', email: known },
      { state: 'REFUSED', email: away, reason: { code: 'country_not_supported' } },
      { state: 'SOLD' },
    ]);
  });

  test('says that most of the list was ordered before, and which lines those are', async () => {
    const email = anEmail();
    const travellers = [...guests(2), { email, country: 'AT' }];
    const earlier = async (asked: typeof travellers, of = item) => (await bodyOf(quote(seller, of.id, asked))).earlier;
    expect(await earlier(travellers)).toBeUndefined();
    const { id, createdAt } = await sellToGroup(seller, item.id, travellers);
    expect(await earlier(travellers)).toEqual({ id, createdAt, lines: [1, 2, 3] });
    const changed = [{ name: 'Zoe', country: 'DE' }, { email: email.toUpperCase(), country: 'CH' }, ...guests(1)];
    expect(await earlier(changed)).toEqual({ id, createdAt, lines: [2, 3] });
    // Half of them is not most of them, and a second guest of the same name is another one.
    expect(await earlier([...guests(1), { name: 'Zoe', country: 'DE' }])).toBeUndefined();
    expect(await earlier([...guests(1), ...guests(1)])).toBeUndefined();
    expect(await earlier([{ name: 'Traveller 1', country: 'AT' }])).toBeUndefined();
    expect(await earlier(travellers, await shelve(seller, 'Germany 3 GB'))).toBeUndefined();
    const other = await newReseller(server);
    const { id: otherItem } = await shelve(other, 'Germany 1 GB');
    expect(await bodyOf(quote(other, otherItem, travellers))).not.toHaveProperty('earlier');
    // It is information: the order itself is taken.
    const again = await sellToGroup(seller, item.id, travellers);
    expect(await earlier(travellers)).toMatchObject({ id: again.id });
  });

  test('says so of what waits, and not of what was refused or refunded', async () => {
    const earlier = async () => (await bodyOf(quote(seller, item.id, guests(1)))).earlier?.id;
    await setCredit(server, seller, 0);
    const group = await sellToGroup(seller, item.id, guests(1));
    expect(states(group)).toEqual(['REFUSED']);
    expect(await earlier()).toBeUndefined();
    await setCredit(server, seller, price * 10);
    await bodyOf(retry(group.id));
    expect(await earlier()).toBe(group.id);
    const { lines } = await settled(seller, group.id);
    expect(await earlier()).toBe(group.id);
    await bodyOf(refundSale(seller, lines[0]?.saleUid ?? ''));
    expect(await earlier()).toBeUndefined();
  });

  test.each<[string, object[], string]>([
    ['a traveller without name and address', [{ country: 'DE' }], 'body.travellers.0.name'],
    ['a restricted country', [...guests(1), { name: 'Boris', country: 'BY' }], 'body.travellers.1.country'],
    ['an unknown country', [{ name: 'Zoe', country: 'ZZ' }], 'body.travellers.0.country'],
    ['a name that is turned around', [{ name: 'Anna \u202Egreb', country: 'DE' }], 'body.travellers.0.name'],
    ['a bad address', [{ email: 'anna@nowhere', country: 'DE' }], 'body.travellers[0].email'],
    [
      'the same address twice',
      [
        { email: 'a@example.com', country: 'DE' },
        { email: 'A@example.com', country: 'DE' },
      ],
      'body.travellers.1.email',
    ],
    ['nobody', [], 'body.travellers'],
    ['too many', guests(201), 'body.travellers'],
  ])('of %s is refused, as is the order', async (_name, travellers, field) => {
    const refusal = await quote(seller, item.id, travellers as never);
    expect(refusal.error).toMatchObject({ status: 400 });
    expect(JSON.stringify(refusal.error)).toContain(field.replaceAll(/\[(\d)\]/g, '.$1'));
    const usd = { priceValue: 1, currencyCode: 'USD' };
    const body = {
      inventoryItemId: item.id,
      travellers,
      activationMode: 'NOW',
      expectedPrice: usd,
      expectedRetailPrice: usd,
    };
    expect(await refusalOf(submit(seller, body as never))).toMatchObject({ status: 400 });
    expect((await bodyOf(seller.api.GET('/group-sales'))).items).toEqual([]);
  });
});

describe('an order', () => {
  test('sells each line once, as the till does', async () => {
    const email = anEmail();
    const group = await sellToGroup(seller, item.id, [...guests(2), { email, name: 'Ben Berg', country: 'AT' }]);
    expect(states(group)).toEqual(['SOLD', 'SOLD', 'SOLD']);
    expect(group).toMatchObject({ name: item.name, lineCount: 3, soldCount: 3, activationMode: 'FIRST_USE' });
    expect(await creditInMinor()).toBe(price * 7);
    const sold = await sales();
    expect(new Set(sold.map(({ uid }) => uid))).toEqual(new Set(group.lines.map(({ saleUid }) => saleUid)));
    expect(sold.find(({ metatag }) => metatag === 'Ben Berg')).toMatchObject({
      salesChannelTypeCode: 'POS',
      balance: { activationMode: 'FIRST_USE' },
    });
    const { link = '' } = group.lines[2] ?? {};
    expect((await fetch(link)).status).toBe(200);
    expect((await bodyOf(seller.api.GET('/group-sales'))).items).toEqual([
      {
        id: group.id,
        name: item.name,
        dataPackage: group.dataPackage,
        createdAt: group.createdAt,
        lineCount: 3,
        soldCount: 3,
        waitingCount: 0,
        firstTravellers: ['Traveller 1', 'Traveller 2'],
      },
    ]);
    const { sizeValue, sizeUnit, includedCountries } = item;
    expect(group.dataPackage).toMatchObject({ sizeValue, sizeUnit, includedCountries });
  });

  test('is told from others by its first travellers, sold or not', async () => {
    const email = anEmail();
    await setCredit(server, seller, price);
    await sellToGroup(seller, item.id, [{ email, country: 'DE' }, ...guests(2)]);
    const [{ firstTravellers } = {}] = (await bodyOf(seller.api.GET('/group-sales'))).items;
    expect(firstTravellers).toEqual([email, 'Traveller 1']);
  });

  test('uses up the stock first', async () => {
    await addStock(server, item.id, 2);
    await sellToGroup(seller, item.id, guests(3));
    expect(await creditInMinor()).toBe(price * 9);
  });

  test('is one for each key, also when its calls come at once', async () => {
    const [order, key] = [await orderOf(seller, item.id, guests(3)), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => submit(seller, order, key)));
    const made = answers.flatMap(({ data }) => data?.id ?? []);
    expect(new Set(made).size).toBe(1);
    const { id } = await bodyOf(submit(seller, order, key));
    expect(made).toContain(id);
    await settled(seller, id);
    expect(await sales()).toHaveLength(3);
    expect(await refusalOf(submit(seller, { ...order, travellers: guests(4) }, key))).toMatchObject({ status: 422 });
  });

  test('is refused at another price, and of a package that is not in the inventory', async () => {
    const order = await orderOf(seller, item.id, guests(2));
    const usd = { priceValue: 0.01, currencyCode: 'USD' };
    for (const changed of [{ expectedPrice: usd }, { expectedRetailPrice: usd }]) {
      expect((await submit(seller, { ...order, ...changed })).error).toMatchObject({
        status: 409,
        code: 'price_changed',
      });
    }
    expect(await refusalOf(submit(seller, { ...order, inventoryItemId: randomUUID() }))).toMatchObject({ status: 404 });
    const other = await newReseller(server);
    expect(await refusalOf(submit(other, order))).toMatchObject({ status: 404 });
    expect(await sales()).toEqual([]);
  });

  test('of another reseller is not found', async () => {
    const { id } = await sellToGroup(seller, item.id, guests(1));
    const other = await newReseller(server);
    const params = { path: { id } };
    for (const call of [
      other.api.GET('/group-sales/{id}', { params }),
      other.api.POST('/group-sales/{id}/retry', { params }),
      other.api.POST('/group-sales/{id}/mail', { params }),
    ]) {
      expect((await call).error).toMatchObject({ status: 404 });
    }
    expect((await bodyOf(other.api.GET('/group-sales'))).items).toEqual([]);
  });

  test('goes on where the credit runs out, and sells the rest when it is tried again', async () => {
    await setCredit(server, seller, price * 3);
    const group = await sellToGroup(seller, item.id, guests(5));
    expect(states(group)).toEqual(['SOLD', 'SOLD', 'SOLD', 'REFUSED', 'REFUSED']);
    expect(group.lines[4]).toMatchObject({
      name: 'Traveller 5',
      country: 'DE',
      reason: { code: 'insufficient_credits' },
    });
    await setCredit(server, seller, price * 10);
    const key = randomUUID();
    await bodyOf(retry(group.id, key));
    const after = await settled(seller, group.id);
    expect(states(after)).toEqual(['SOLD', 'SOLD', 'SOLD', 'SOLD', 'SOLD']);
    await bodyOf(retry(group.id, key));
    await bodyOf(retry(group.id));
    expect((await settled(seller, group.id)).lines).toEqual(after.lines);
    expect(await sales()).toHaveLength(5);
    expect(await creditInMinor()).toBe(price * 8);
  });

  test('keeps its price: a line is refused when that changed before it was sold', async () => {
    await setCredit(server, seller, 0);
    const group = await sellToGroup(seller, item.id, guests(1));
    await bodyOf(
      seller.api.PUT('/products/inventory/{id}', {
        params: { path: { id: item.id } },
        body: { name: item.name, retailPrice: { priceValue: 99, currencyCode: 'USD' } },
      }),
    );
    await setCredit(server, seller, price * 10);
    await bodyOf(retry(group.id));
    expect((await settled(seller, group.id)).lines).toMatchObject([
      { state: 'REFUSED', reason: { code: 'price_changed' } },
    ]);
  });

  test('shows what was refunded afterwards, and does not sell it again', async () => {
    const group = await sellToGroup(seller, item.id, guests(2));
    const [first] = group.lines;
    await bodyOf(refundSale(seller, first?.saleUid ?? ''));
    await bodyOf(retry(group.id));
    const { lines } = await settled(seller, group.id);
    expect(lines.map(({ state }) => state)).toEqual(['REFUNDED', 'SOLD']);
    expect(lines[0]).not.toHaveProperty('link');
  });
});

describe('the mails of a group', () => {
  const sent = async (email: string): Promise<number> => (await inboxOf(server, email)).length;

  test('are sent once to each customer with an address', async () => {
    const emails = [anEmail(), anEmail()];
    const group = await sellToGroup(seller, item.id, [
      ...guests(1),
      ...emails.map((email) => ({ email, country: 'DE' })),
    ]);
    const mailed = await bodyOf(mail(group.id));
    expect(mailed.lines.map(({ isMailed }) => isMailed)).toEqual([false, true, true]);
    await Promise.all([bodyOf(mail(group.id)), bodyOf(mail(group.id))]);
    for (const email of emails) await until('a mail has arrived', async () => (await sent(email)) > 0);
    await bodyOf(mail(group.id));
    expect(await Promise.all(emails.map(sent))).toEqual([1, 1]);
  });

  test('are refused to a reseller that never paid', async () => {
    const poor = await newReseller(server);
    const { id: itemId } = await shelve(poor, 'Germany 1 GB');
    const group = await sellToGroup(poor, itemId, guests(1));
    const params = { path: { id: group.id } };
    expect((await poor.api.POST('/group-sales/{id}/mail', { params })).error).toMatchObject({ code: 'not_mailable' });
  });
});

test('an erasure forgets the traveller of a line, sold or not', async () => {
  const email = anEmail();
  const { customer } = await sellPackage(seller, item.id, { customerEmail: email, userCountry: 'DE' });
  const sold = await sellToGroup(seller, item.id, [{ email, name: 'Nora Nemo', country: 'DE' }, ...guests(1)]);
  await setCredit(server, seller, 0);
  const refused = await sellToGroup(seller, item.id, [{ email, name: 'Nora Nemo', country: 'DE' }, ...guests(1)]);
  expect(states(refused)).toEqual(['REFUSED', 'REFUSED']);
  const params = { path: { customerUid: customer.uid } };
  expect((await seller.api.POST('/activations/customers/{customerUid}/erase', { params })).response.status).toBe(204);
  const after = await Promise.all([sold, refused].map(({ id }) => readGroup(seller, id)));
  const list = await bodyOf(seller.api.GET('/group-sales'));
  expect(JSON.stringify([after, list])).not.toMatch(/Nora|@example/);
  expect(list.items.map(({ firstTravellers }) => firstTravellers)).toEqual([['Traveller 1'], ['Traveller 1']]);
  expect(after.map(({ lineCount }) => lineCount)).toEqual([2, 1]);
});

test('an integrator orders for many customers, and reads what became of each', async () => {
  const partner = await partnerClient(server, seller);
  const email = anEmail();
  const travellers = [{ email, name: 'Anna Berg', country: 'DE' }, ...guests(2)];
  const asked = { inventoryItemId: item.id, travellers };
  const { price: expectedPrice, retailPrice: expectedRetailPrice } = await bodyOf(
    partner.POST('/simshelf/group-sales/quote', { body: asked }),
  );
  const body = { ...asked, expectedPrice, expectedRetailPrice };
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  const ordered = await Promise.all([1, 2, 3].map(() => partner.POST('/simshelf/group-sales', { params, body })));
  const ids = new Set(ordered.flatMap(({ data }) => data?.id ?? []));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  const read = () => bodyOf(partner.GET('/simshelf/group-sales/{id}', { params: { path: { id } } }));
  await until('no line of the order waits', async () => (await read()).waitingCount === 0);
  const { lines, activationMode } = await read();
  expect(activationMode).toBe('NOW');
  expect(lines).toMatchObject([
    { line: 1, state: 'SOLD', email, link: expect.any(String) },
    { line: 2, state: 'SOLD' },
    { line: 3, state: 'SOLD' },
  ]);
  expect((await sales()).map(({ salesChannelTypeCode }) => salesChannelTypeCode)).toEqual(['API', 'API', 'API']);
  expect((await bodyOf(partner.GET('/simshelf/group-sales'))).items).toMatchObject([{ id, soldCount: 3 }]);
  // As information: most of these travellers were ordered for just now.
  expect(await bodyOf(partner.POST('/simshelf/group-sales/quote', { body: asked }))).toMatchObject({ earlier: { id } });
  // Another reseller's integrator sees nothing of it.
  const stranger = await partnerClient(server, await newReseller(server));
  expect(await refusalOf(stranger.GET('/simshelf/group-sales/{id}', { params: { path: { id } } }))).toMatchObject({
    status: 404,
  });
});
