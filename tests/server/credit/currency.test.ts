// Credit in another currency: when it can be switched, and the prices then.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { storeCard } from '#support/card.ts';
import { creditTopUp, liveIn, submission } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { refundSale, registerSale, sellPackage } from '#support/sales.ts';
import { addCredit, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  reseller = await newReseller(server);
  await liveIn(reseller, 'DE');
});

const switchTo = (currencyCode: string) => reseller.api.POST('/payments/currencies', { body: { currencyCode } });
const credit = () => bodyOf(reseller.api.GET('/users/current/credit'));

const submitTopUp = (amount: number, priceValue: number, currencyCode: string) =>
  reseller.api.POST('/payments/credit/submit', {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: creditTopUp(server, amount, priceValue, currencyCode),
  });

const press = (paymentUrl: string | undefined, action: string) =>
  fetch(paymentUrl ?? '', { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

/** Credit in euros, bought on the payment page. */
const buyEuros = async (amount: number): Promise<void> => {
  await setCredit(server, reseller, 0);
  await bodyOf(switchTo('EUR'));
  const { vat, totalPrice } = await bodyOf(
    reseller.api.POST('/payments/details', { body: { amount, currencyCode: 'EUR' } }),
  );
  expect(totalPrice).toBe(amount + vat);
  const { paymentUrl } = await bodyOf(submitTopUp(amount, totalPrice, 'EUR'));
  await press(paymentUrl, 'pay');
  await until('the euros are there', async () => (await credit()).balance.value === amount);
};

describe('the currency of the credit', () => {
  test('is switched at a balance of zero, and back', async () => {
    await setCredit(server, reseller, 0);
    expect((await bodyOf(switchTo('EUR'))).balance).toEqual({ value: 0, currency: 'EUR' });
    expect((await credit()).balance).toEqual({ value: 0, currency: 'EUR' });
    const [own] = await bodyOf(reseller.api.GET('/payments/currencies'));
    expect(own?.code).toBe('EUR');
    expect((await bodyOf(switchTo('USD'))).balance.currency).toBe('USD');
  });

  test('stays while there is credit in it, and the refusal says so', async () => {
    await setCredit(server, reseller, 1);
    const { error, response } = await switchTo('EUR');
    expect(response.status).toBe(409);
    expect(error).toMatchObject({
      title: 'Currency not switched',
      message: 'Use up your credit in USD first: the currency can be switched at a balance of 0.',
      detail: 'Use up your credit in USD first: the currency can be switched at a balance of 0.',
    });
    expect((await credit()).balance).toEqual({ value: 0.01, currency: 'USD' });
  });

  test('that it is held in already is no change, whatever the balance', async () => {
    const before = await credit();
    expect(await bodyOf(switchTo('USD'))).toEqual(before);
  });

  test('stays while a payment is pending', async () => {
    await setCredit(server, reseller, 0);
    const { paymentUrl } = await bodyOf(submitTopUp(10, 11.9, 'USD'));
    expect(await refusalOf(switchTo('EUR'))).toEqual({ status: 409, title: 'Currency not switched' });
    await press(paymentUrl, 'cancel');
    await until('it can be switched', async () => (await switchTo('EUR')).response.ok);
  });

  test('stays while it tops up by itself', async () => {
    await setCredit(server, reseller, 10_000);
    await storeCard(server, reseller);
    const settings = { threshold: 10, amount: 20 };
    const path = '/users/current/credit/auto-top-up';
    await bodyOf(reseller.api.POST(path, { body: { enabled: true, ...settings } }));
    expect(await refusalOf(switchTo('EUR'))).toMatchObject({ status: 409 });
    await bodyOf(reseller.api.POST(path, { body: { enabled: false, ...settings } }));
    await setCredit(server, reseller, 0);
    expect(await bodyOf(switchTo('EUR'))).toMatchObject({ topUpThreshold: 0, topUpAmount: 0 });
  });

  test('is one that the store has', async () => {
    expect(await refusalOf(switchTo('GBP'))).toMatchObject({ status: 400 });
    expect(await refusalOf(switchTo('euro'))).toMatchObject({ status: 400 });
  });

  test('is not switched under a payment that is being submitted', { timeout: 60_000 }, async () => {
    await setCredit(server, reseller, 0);
    for (let round = 1; round <= 10; round++) {
      await bodyOf(switchTo('USD'));
      const [submitted, switched] = await Promise.all([submitTopUp(10, 11.9, 'USD'), switchTo('EUR')]);
      const outcome = `${submitted.response.status} ${switched.response.status}`;
      expect(['200 409', '409 200']).toContain(outcome);
      await press(submitted.data?.paymentUrl ?? `${server.url}/reference/payment/none`, 'cancel');
      await until('nothing is pending', async () => {
        const { items } = await bodyOf(reseller.api.GET('/payments/history', { params: { query: {} } }));
        return items.every(({ hasPending }) => !hasPending);
      });
    }
  });
});

describe('a reseller with euros', () => {
  test('sees, confirms and pays the same price, rounded once by the fixed rate', async () => {
    const inDollars = await bodyOf(reseller.api.GET('/products/data-packages'));
    await buyEuros(50);
    const inEuros = await bodyOf(reseller.api.GET('/products/data-packages'));
    for (const { id, prices } of inEuros.dataPackages) {
      const dollars = inDollars.dataPackages.find((other) => other.id === id)?.prices[0]?.priceValue ?? 0;
      const cents = Math.floor((Math.round(dollars * 100) * 92 + 50) / 100);
      expect(prices).toMatchObject([{ priceValue: cents / 100, currencyCode: 'EUR' }]);
    }
    const item = await shelve(reseller, 'Germany 1 GB');
    expect(item.prices[0]?.currencyCode).toBe('EUR');
    expect(item.retailPrices[0]?.currencyCode).toBe('USD');
    const register = (currencyCode: string) =>
      registerSale(reseller, item.id, { expectedPrice: { priceValue: priceOf(item) / 100, currencyCode } });
    expect(await refusalOf(register('USD'))).toEqual({ status: 409, title: 'Price changed' });
    const { activatedItem } = await bodyOf(register('EUR'));
    expect(activatedItem.purchasePrice).toEqual({ priceValue: priceOf(item) / 100, currencyCode: 'EUR' });
    expect((await credit()).balance).toEqual({ value: (5_000 - priceOf(item)) / 100, currency: 'EUR' });
  });

  test('buys stock in euros', async () => {
    await buyEuros(10);
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const cart = [{ dataPackageId: dataPackages[0]!.id, amount: 2 }];
    const price = await bodyOf(reseller.api.POST('/products/calculate-cart-price', { body: cart }));
    expect(price.totalPrices[0]?.currencyCode).toBe('EUR');
    const methods = await bodyOf(
      reseller.api.POST('/payments/retrieve-methods', { body: { expectedPrices: price.totalPrices } }),
    );
    expect(methods.map(({ id }) => id)).toContain('reference-card');
    const { paymentUrl } = await bodyOf(
      reseller.api.POST('/payments/submit', {
        params: {},
        body: { ...submission(server, price.totalPrices[0]?.priceValue ?? 0, 'EUR'), cart },
      }),
    );
    await press(paymentUrl, 'pay');
    await until('the stock is there', async () => {
      const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
      return items[0]?.amount === 2;
    });
  });

  test('gets back what was charged, in the currency of the charge, also after the switch', async () => {
    const item = await shelve(reseller, 'Germany 1 GB');
    await setCredit(server, reseller, priceOf(item));
    const { activatedItem } = await sellPackage(reseller, item.id);
    await buyEuros(10);
    await bodyOf(refundSale(reseller, activatedItem.uid));
    expect((await credit()).balance).toEqual({ value: 10, currency: 'EUR' });
    const euros = await shelve(reseller, 'Germany 1 GB');
    await addCredit(server, reseller, -1_000, 'EUR');
    expect(euros.prices[0]?.currencyCode).toBe('EUR');
    expect((await bodyOf(switchTo('USD'))).balance).toEqual({ value: priceOf(item) / 100, currency: 'USD' });
  });
});
