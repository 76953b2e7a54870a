import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { setOnSale } from '#support/products.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { readCredit, registerSale } from '#support/sales.ts';
import { addStock, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let itemId: string;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  itemId = (await shelve(reseller, 'Germany 1 GB')).id;
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const credit = (who: Reseller = reseller) => readCredit(who);

const register = (body: object, key?: string, who: Reseller = reseller) => registerSale(who, itemId, body, key);

type Request = Schemas['RegisterActivationRequest'];

/** What the store keeps of each field of a request; a further field does not compile until it is told here where. */
const keptOf = async ({ activatedItem, customer }: Schemas['ActivationResult']): Promise<Required<Request>> => {
  const [row] = await server.db.system<[Required<Pick<Request, 'inventoryItemId' | 'activationMode' | 'userIp'>>]>`
    select inventory_item_id, activation_mode, user_ip from sold_item where uid = ${activatedItem.uid}`;
  const { metatag = '', purchasePrice: expectedPrice, retailPrice: expectedRetailPrice } = activatedItem;
  const { email: customerEmail = '', countryOfResidence: userCountry = '' } = customer;
  return { ...row, metatag, customerEmail, userCountry, expectedPrice, expectedRetailPrice };
};

describe('a sale to a new customer', () => {
  test('is charged to credit while there is no own stock', async () => {
    await setCredit(server, reseller, 1_000);
    const request: Required<Schemas['RegisterActivationRequest']> = {
      inventoryItemId: itemId,
      metatag: 'Booking 4711',
      activationMode: 'NOW',
      customerEmail: 'Tom@Example.com',
      userCountry: 'DE',
      userIp: '203.0.113.7',
      expectedPrice: { priceValue: 1.85, currencyCode: 'USD' },
      expectedRetailPrice: { priceValue: 2.89, currencyCode: 'USD' },
    };
    const sale = await bodyOf(register(request));
    expect(await keptOf(sale)).toEqual({ ...request, customerEmail: 'tom@example.com' });
    expect(sale.status).toBe('success');
    expect(sale.activatedItem).toMatchObject({
      state: 'purchased',
      metatag: 'Booking 4711',
      salesChannel: 'Point of sale',
      salesChannelTypeCode: 'POS',
      activationType: 'DATA_PLAN',
      purchasePrice: { priceValue: 1.85, currencyCode: 'USD' },
    });
    expect(sale.customer).toMatchObject({ email: 'tom@example.com', countryOfResidence: 'DE' });
    expect(sale.esimProfile).toMatchObject({ state: 'RELEASED', active: true });
    expect(sale.esimProfile?.activationCode).toMatch(/^LPA:1\$[^$]+\$[^$]+$/);
    expect(await credit()).toBe(8.15);
  });

  test('uses up own stock and leaves the credit alone', async () => {
    await setCredit(server, reseller, 0);
    await addStock(server, itemId, 2);
    const sale = await bodyOf(register({}));
    expect(sale.activatedItem.state).toBe('activated');
    const item = await bodyOf(reseller.api.GET('/products/inventory/{id}', { params: { path: { id: itemId } } }));
    expect(item.amount).toBe(1);
    expect(await credit()).toBe(0);
    await bodyOf(register({}));
  });

  test('starts the balance at once by NOW and leaves it pending by FIRST_USE and ON_DEMAND', async () => {
    await setCredit(server, reseller, 1_000);
    const now = await bodyOf(register({ activationMode: 'NOW' }));
    expect(now.activatedItem.balance.activatedAt).toBeDefined();
    expect(now.activatedItem.balance.expiresAt).toBeDefined();
    for (const activationMode of ['FIRST_USE', 'ON_DEMAND']) {
      const { activatedItem } = await bodyOf(register({ activationMode }));
      expect(activatedItem.balance.activatedAt).toBeUndefined();
      expect(activatedItem.balance.expiresAt).toBeUndefined();
    }
  });

  test('without enough credit is refused with 402 and changes nothing', async () => {
    await setCredit(server, reseller, 184);
    const { response, error } = await register({ customerEmail: 'poor@example.com' });
    expect(response.status).toBe(402);
    expect(error).toMatchObject({
      title: 'Insufficient credits',
      message: 'You do not have sufficient credits to purchase the data package.',
    });
    expect(await credit()).toBe(1.84);
    const found = await bodyOf(
      reseller.api.POST('/activations/search-customers', {
        body: { searchKey: 'EMAIL', searchQuery: 'poor@example.com', searchMode: 'isExact' },
      }),
    );
    expect(found.items).toEqual([]);
  });

  test('at another price than the confirmed one is refused and nothing is charged', async () => {
    await setCredit(server, reseller, 1_000);
    const wrongPrice = { expectedPrice: { priceValue: 1.84, currencyCode: 'USD' } };
    const { response, error } = await register(wrongPrice);
    expect(response.status).toBe(409);
    expect(error?.message).toBe('The price changed since your confirmation. Please try again.');
    expect(await refusalOf(register({ expectedPrice: { priceValue: 1.85, currencyCode: 'EUR' } }))).toMatchObject({
      status: 409,
    });
    expect(await credit()).toBe(10);
  });

  test('at another retail price than the collected one is refused and nothing is charged, whatever changed it', async () => {
    await setCredit(server, reseller, 1_000);
    const { id } = await shelve(reseller, 'Italy 1 GB');
    const { retailPrices } = await bodyOf(reseller.api.GET('/products/inventory/{id}', { params: { path: { id } } }));
    const [{ priceValue, currencyCode } = { priceValue: 0, currencyCode: '' }] = retailPrices;
    const collected = { inventoryItemId: id, expectedRetailPrice: { priceValue, currencyCode } };
    const refused = { status: 409, title: 'Price changed' };
    const inEuros = { ...collected, expectedRetailPrice: { priceValue, currencyCode: 'EUR' } };
    expect(await refusalOf(register(inEuros))).toEqual(refused);
    await bodyOf(
      reseller.api.PUT('/products/inventory/{id}', {
        params: { path: { id } },
        body: { retailPrice: { priceValue: 9.99, currencyCode: 'USD' } },
      }),
    );
    expect(await refusalOf(register(collected))).toEqual(refused);
    expect(await credit()).toBe(10);
    const sale = await bodyOf(
      register({ ...collected, expectedRetailPrice: { priceValue: 9.99, currencyCode: 'USD' } }),
    );
    expect(sale.activatedItem.retailPrice).toEqual({ priceValue: 9.99, currencyCode: 'USD' });
  });

  test('of a package that is not on offer any more is refused and nothing is charged', async () => {
    await setCredit(server, reseller, 1_000);
    const { productId } = await shelve(reseller, 'Germany 1 GB');
    await setOnSale(server, productId, false);
    const refusal = await refusalOf(register({}));
    await setOnSale(server, productId, true);
    expect(refusal).toEqual({ status: 409, title: 'Out of stock' });
    expect(await credit()).toBe(10);
  });

  test('whose e-mail address another customer has is refused, also in other letters', async () => {
    await setCredit(server, reseller, 1_000);
    await bodyOf(register({ customerEmail: 'twice@example.com' }));
    expect(await refusalOf(register({ customerEmail: 'TWICE@example.com' }))).toEqual({
      status: 409,
      title: 'Could not create customer',
    });
    expect(await credit()).toBe(8.15);
  });

  test('of an item of another reseller gets the same response as of an unknown one', async () => {
    const stranger = await newReseller(server);
    const ask = async (inventoryItemId: string) => {
      const { error, response } = await register({ inventoryItemId }, undefined, stranger);
      return { status: response.status, error };
    };
    const foreign = await ask(itemId);
    expect(foreign.status).toBe(404);
    expect(await ask(randomUUID())).toEqual(foreign);
    expect(await ask('no-uuid')).toEqual(foreign);
  });
});

describe('an idempotency key', () => {
  test('returns the stored response again, byte for byte, and sells once', async () => {
    await setCredit(server, reseller, 1_000);
    const key = randomUUID();
    const first = await bodyOf(register({ metatag: 'same' }, key));
    const second = await bodyOf(register({ metatag: 'same' }, key));
    expect(second).toEqual(first);
    expect(await credit()).toBe(8.15);
  });

  test('returns the stored response to the same fields in another order', async () => {
    await setCredit(server, reseller, 1_000);
    const key = randomUUID();
    const first = await bodyOf(register({ metatag: 'same', activationMode: 'NOW' }, key));
    expect(await bodyOf(register({ activationMode: 'NOW', metatag: 'same' }, key))).toEqual(first);
    expect(await credit()).toBe(8.15);
  });

  test('with another body is refused with 422 and has no effect', async () => {
    await setCredit(server, reseller, 1_000);
    const key = randomUUID();
    await bodyOf(register({ metatag: 'one' }, key));
    expect(await refusalOf(register({ metatag: 'other' }, key))).toEqual({
      status: 422,
      title: 'Idempotency key reused',
    });
    expect(await credit()).toBe(8.15);
  });

  test('of a refused call is free for the next try', async () => {
    const key = randomUUID();
    await setCredit(server, reseller, 0);
    expect(await refusalOf(register({}, key))).toMatchObject({ status: 402 });
    await setCredit(server, reseller, 185);
    await bodyOf(register({}, key));
    expect(await credit()).toBe(0);
  });

  test('longer than 64 characters is refused', async () => {
    expect(await refusalOf(register({}, 'k'.repeat(65)))).toMatchObject({ status: 400 });
  });
});

describe('bad input', () => {
  test.each([
    ['no inventory item', { inventoryItemId: undefined }, 'inventoryItemId'],
    ['an unknown field', { balance: 1_000 }, 'balance'],
    ['an e-mail address without a domain', { customerEmail: 'tom@' }, 'customerEmail'],
    ['a country of three letters', { userCountry: 'DEU' }, 'userCountry'],
    ['a country that there is not', { userCountry: 'ZZ' }, 'userCountry'],
    ...RESTRICTED_COUNTRIES.map((country): [string, object, string] => [
      `the restricted country ${country}`,
      { userCountry: country },
      'Choose another country',
    ]),
    ['an unknown activation mode', { activationMode: 'LATER' }, 'activationMode'],
    ['a note that is too long', { metatag: 'x'.repeat(256) }, 'metatag'],
    ['a price with three decimals', { expectedPrice: { priceValue: 1.855, currencyCode: 'USD' } }, 'priceValue'],
  ])('with %s is refused with 400 and names the field', async (_what, body, field) => {
    const { response, error } = await register(body);
    expect(response.status).toBe(400);
    expect(JSON.stringify(error)).toContain(field);
  });
});
