import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { bodyOf, refusalOf } from '#support/reseller.ts';
import { addStock } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { openShop, type Shop } from './shop.ts';

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  shop = await openShop(server);
});

describe('a sale to a new customer', () => {
  test('accepts all fields and returns status, sale, customer and eSIM', async () => {
    const result = await bodyOf(
      shop.register({
        metatag: 'x'.repeat(255),
        activationMode: 'NOW',
        customerEmail: 'A@B.DE',
        userCountry: 'DE',
        userIp: '2001:db8::1',
        expectedPrice: shop.first.activatedItem.purchasePrice,
      }),
    );
    expect(Object.keys(result).sort()).toEqual(['activatedItem', 'customer', 'esimProfile', 'status']);
    expect(result).toMatchObject({
      status: 'success',
      activatedItem: { state: 'purchased', activationType: 'DATA_PLAN', metatag: 'x'.repeat(255) },
      customer: { email: 'a@b.de', countryOfResidence: 'DE' },
      esimProfile: { state: 'RELEASED', active: true },
    });
    expect(await shop.packagesLeft()).toBe(8);
  });

  test('falls on own stock or credit and stands in the history with the channel', async () => {
    await addStock(server, shop.item.id, 1);
    const fromStock = await bodyOf(shop.register());
    expect(fromStock.activatedItem.state).toBe('activated');
    expect(await shop.packagesLeft()).toBe(9);
    const { items } = await bodyOf(shop.reseller.api.GET('/activations/activated-items'));
    expect(items[0]).toMatchObject({
      uid: fromStock.activatedItem.uid,
      salesChannel: 'API',
      salesChannelTypeCode: 'API',
    });
  });

  test('without a key is a sale every time, with one it is one sale', async () => {
    await bodyOf(shop.register());
    await bodyOf(shop.register());
    expect(await shop.packagesLeft()).toBe(7);
    const key = randomUUID();
    const once = await bodyOf(shop.register({}, key));
    expect(await bodyOf(shop.register({}, key))).toEqual(once);
    expect(await shop.packagesLeft()).toBe(6);
    expect(await refusalOf(shop.register({ metatag: 'other' }, key))).toMatchObject({ status: 422 });
  });

  test('whose e-mail address is known, in whatever letters, or at another price is refused', async () => {
    expect(await refusalOf(shop.register({ customerEmail: 'TOM@example.com' }))).toEqual({
      status: 409,
      title: 'Could not create customer',
    });
    const expectedPrice = { priceValue: 0.01, currencyCode: 'USD' };
    expect(await refusalOf(shop.register({ expectedPrice }))).toEqual({ status: 409, title: 'Price changed' });
    expect(await shop.packagesLeft()).toBe(9);
  });

  test.each([
    ['no inventory item', { inventoryItemId: undefined }],
    ['a metatag of 256 characters', { metatag: 'x'.repeat(256) }],
    ['a country of one letter', { userCountry: 'D' }],
    ['a country of three letters', { userCountry: 'DEU' }],
    ['a country that there is not', { userCountry: 'ZZ' }],
    ['an unknown activation mode', { activationMode: 'LATER' }],
    ['an e-mail address that is none', { customerEmail: 'tom' }],
  ])('with %s is refused with 400', async (_what, body) => {
    expect(await refusalOf(shop.register(body))).toMatchObject({ status: 400 });
    expect(await shop.packagesLeft()).toBe(9);
  });
});
