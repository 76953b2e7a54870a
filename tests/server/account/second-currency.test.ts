// The currency in which the point of sale repeats its prices, at the rates that operators set.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandReseller } from '#server/account/index.ts';
import { displayRatesOf } from '#server/products/index.ts';
import { openDesk } from '#support/desk.ts';
import type { Operator } from '#support/operator-client.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import type { TestServer } from '#support/test-server.ts';

let server: TestServer;
let olivia: Operator;

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const setRate = async (currency: string, rate: string, asOf: string): Promise<void> => {
  const { revision } = await bodyOf(olivia.desk.GET('/price-rules'));
  await bodyOf(olivia.desk.PUT('/cost-rates', { body: { currency, rate, asOf, seen: revision } }));
};

beforeAll(async () => {
  ({ server, olivia } = await openDesk({ secret: newSecret() }));
});
afterAll(() => server.stop());

const suggestions = (reseller: Reseller) => bodyOf(reseller.api.GET('/activations/suggestions'));
const save = (reseller: Reseller, displayCurrency?: string) =>
  reseller.api.PUT('/users/current/brand', { body: { ...(displayCurrency && { displayCurrency }) } });

test('is the euro at a rate that is called simulated, where a store with simulators has no other', async () => {
  const reseller = await newReseller(server);
  expect((await bodyOf(reseller.api.GET('/users/current/brand'))).displayCurrencies).toEqual(['EUR']);
  await bodyOf(save(reseller, 'EUR'));
  expect((await suggestions(reseller)).displayRate).toEqual({
    currency: 'EUR',
    rate: 1.0842,
    asOf: daysAgo(0),
    isSimulated: true,
  });
  expect(await displayRatesOf('production')(server.db.system)).toEqual([]);
});

describe('with rates of the operator', () => {
  beforeAll(async () => {
    await setRate('EUR', '1.08', daysAgo(20));
    await setRate('EUR', '1.0842', daysAgo(1));
    await setRate('GBP', '1.3', daysAgo(40));
    await setRate('CHF', '1.25', daysAgo(29));
  });

  test('is one of those with a rate of the last 31 days, and comes with the newest one', async () => {
    const reseller = await newReseller(server);
    const brand = await bodyOf(reseller.api.GET('/users/current/brand'));
    expect(brand.displayCurrencies).toEqual(['CHF', 'EUR']);
    expect(brand).not.toHaveProperty('displayCurrency');
    expect(await suggestions(reseller)).not.toHaveProperty('displayRate');
    expect(await bodyOf(save(reseller, 'EUR'))).toMatchObject({ displayCurrency: 'EUR' });
    expect((await suggestions(reseller)).displayRate).toEqual({ currency: 'EUR', rate: 1.0842, asOf: daysAgo(1) });
    await bodyOf(save(reseller));
    expect(await suggestions(reseller)).not.toHaveProperty('displayRate');
  });

  test('without such a rate is refused with those that there are', async () => {
    const reseller = await newReseller(server);
    expect((await save(reseller, 'GBP')).error).toMatchObject({
      status: 400,
      errors: [{ field: 'body.displayCurrency', message: 'Use a currency that the store has a rate for: CHF, EUR' }],
    });
  });

  test('is set by the command of the operator by the same rule', async () => {
    const { api, email } = await newReseller(server);
    const brand = (displayCurrency: string) => brandReseller(server.db.system, email, { displayCurrency });
    await expect(brand('GBP')).rejects.toThrow('Use a currency that the store has a rate for: CHF, EUR');
    await brand('EUR');
    expect(await bodyOf(api.GET('/users/current/brand'))).toMatchObject({ displayCurrency: 'EUR' });
  });
});
