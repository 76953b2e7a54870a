// Countries that nothing is sold to are closed on every door that sells (CON-004, POS-016).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { bodyOf } from '#support/reseller.ts';
import { registerSale, topUpCustomer } from '#support/sales.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { openShop, type Shop } from './shop.ts';

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  shop = await openShop(server);
});

describe.each(RESTRICTED_COUNTRIES)('to %s', (country) => {
  const doors = {
    'the point of sale': () => registerSale(shop.reseller, shop.item.id, { userCountry: country }),
    'the partner API': () => shop.register({ userCountry: country }),
  };

  test.each(Object.keys(doors) as (keyof typeof doors)[])('%s sells nothing to a new customer', async (door) => {
    const { error } = await doors[door]();
    expect(error).toMatchObject({
      status: 400,
      errors: [{ field: 'body.userCountry', message: 'Choose another country: RU, BY, KP are not supported' }],
    });
    expect(await shop.packagesLeft()).toBe(9);
  });

  test('a sale to a customer who lives there is refused', async () => {
    const { uid } = shop.first.customer;
    await bodyOf(
      shop.reseller.api.PUT('/activations/customers/{customerUid}', {
        params: { path: { customerUid: uid } },
        body: { countryOfResidence: country },
      }),
    );
    const refused = [
      shop.topUp(),
      shop.topUpWithProfile({ dedicated: true }),
      topUpCustomer(shop.reseller, shop.item.id, uid),
    ];
    for (const { error } of await Promise.all(refused)) {
      expect(error).toMatchObject({
        status: 409,
        title: 'Country not supported',
        message: `The customer lives in ${country}, and nothing can be sold there. Change the customer's country if it is wrong.`,
      });
    }
    expect(await shop.packagesLeft()).toBe(9);
  });
});
