// From the reseller's calls through the payment page to credit and stock: the whole server, checked against the contract.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { creditTopUp, decide, liveIn, submission, usd } from '#support/payer.ts';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { shelve } from '#support/stock-setup.ts';
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
});

const topUp = (amount: number, total: number, key = randomUUID()) =>
  reseller.api.POST('/payments/credit/submit', {
    params: { header: { 'Idempotency-Key': key } },
    body: creditTopUp(server, amount, total),
  });

const press = async (action: string, paymentUrl = ''): Promise<string | null> => {
  const body = new URLSearchParams({ action });
  const response = await fetch(paymentUrl, { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location');
};

const credit = async () => (await bodyOf(reseller.api.GET('/users/current/credit'))).balance;
const history = async () => bodyOf(reseller.api.GET('/payments/history', { params: { query: { page_size: 9_999 } } }));
const isSettled = async (paymentId: string): Promise<boolean> => {
  const { items } = await history();
  return items.find(({ id }) => id === paymentId)?.hasPending === false;
};

describe('a credit top-up', () => {
  test('needs a country', async () => {
    const details = reseller.api.POST('/payments/details', { body: { amount: 25, currencyCode: 'USD' } });
    expect(await refusalOf(details)).toEqual({ status: 412, title: 'Country missing' });
    expect(await refusalOf(topUp(25, 25))).toEqual({ status: 412, title: 'Country missing' });
  });

  test('is priced, paid on the page, and booked', async () => {
    await liveIn(reseller, 'DE');
    const details = await bodyOf(reseller.api.POST('/payments/details', { body: { amount: 25, currencyCode: 'USD' } }));
    expect(details).toEqual({ price: 25, vat: 4.75, totalPrice: 29.75, currencyCode: 'USD' });
    const methods = await bodyOf(
      reseller.api.POST('/payments/retrieve-methods', { body: { expectedPrices: usd(29.75) } }),
    );
    expect(methods.map(({ id }) => id)).toEqual([
      'reference-card',
      'reference-crypto',
      'reference-transfer',
      'exchange-balance',
    ]);
    const before = await credit();
    const { paymentId, paymentUrl } = await bodyOf(topUp(25, 29.75));
    expect(await press('pay', paymentUrl)).toBe(
      `${server.url}/data-packages/checkout?process-payment=true&payment=${paymentId}`,
    );
    await until('the payment is settled', () => isSettled(paymentId));
    expect(await credit()).toEqual({ value: before.value + 25, currency: 'USD' });
  });

  test.each(['reference-card', 'reference-crypto', 'reference-transfer'])(
    'paid by %s leads to a higher balance (CRE-002)',
    async (paymentMethodId) => {
      await liveIn(reseller, 'US');
      const before = await credit();
      const body = { ...creditTopUp(server, 25), paymentMethodId };
      const paid = await decide(
        reseller,
        await bodyOf(reseller.api.POST('/payments/credit/submit', { params: {}, body })),
      );
      expect(paid.hasPending).toBe(false);
      expect((await credit()).value).toBe(before.value + 25);
    },
  );

  test('is one payment for one key, and the price is looked at again', async () => {
    await liveIn(reseller, 'AT');
    const key = randomUUID();
    const first = await bodyOf(topUp(25, 30, key));
    expect(await bodyOf(topUp(25, 30, key))).toEqual(first);
    expect(await refusalOf(topUp(26, 31.2, key))).toMatchObject({ status: 422 });
    await liveIn(reseller, 'AT', 'ATU13585627');
    expect(await refusalOf(topUp(25, 30))).toEqual({ status: 409, title: 'Price changed' });
    expect((await history()).items).toHaveLength(1);
  });
});

describe('a cart of packages', () => {
  test('is refused when its lines of one package together are more than a line may be', async () => {
    await liveIn(reseller, 'US');
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const cart = [10_000, 1].map((amount) => ({ dataPackageId: dataPackages[0]!.id, amount }));
    const refused = { status: 400, title: 'Bad request' };
    expect(await refusalOf(reseller.api.POST('/products/calculate-cart-price', { body: cart }))).toEqual(refused);
    const body = { ...submission(server, 1), cart };
    expect(await refusalOf(reseller.api.POST('/payments/submit', { params: {}, body }))).toEqual(refused);
  });

  test('is refused while one of them is free: it is sold without stock', async () => {
    await liveIn(reseller, 'US');
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const [free, other] = ['Germany 1 GB', 'Europe 5 GB'].map((name) =>
      dataPackages.find((candidate) => candidate.name === name)!,
    );
    // So large a discount leaves less than half a cent of the one, and some cents of the other.
    const discount = 10_000 - Math.floor(49 / (free!.prices[0]?.priceValue ?? 0));
    await server.db.system`update reseller set discount_bps = ${discount} where email = ${reseller.email}`;
    const submit = async (lines: { dataPackageId: string; amount: number }[]) => {
      const price = await bodyOf(reseller.api.POST('/products/calculate-cart-price', { body: lines }));
      const body = { ...submission(server, price.totalPrices[0]?.priceValue ?? 0), cart: lines };
      return {
        total: price.totalPrices[0]?.priceValue,
        call: reseller.api.POST('/payments/submit', { params: {}, body }),
      };
    };
    const freeLine = { dataPackageId: free!.id, amount: 2 };
    const paidLine = { dataPackageId: other!.id, amount: 5 };
    for (const [lines, isFree] of [
      [[freeLine], true],
      [[paidLine, freeLine], false],
    ] as const) {
      const { total, call } = await submit([...lines]);
      expect(total === 0).toBe(isFree);
      const { error } = await call;
      expect(error).toMatchObject({
        status: 400,
        message: 'body.cart: Germany 1 GB costs you nothing, so it needs no stock. Leave it out, and sell it as it is.',
        errors: [{ field: 'body.cart' }],
      });
    }
    expect((await history()).items).toEqual([]);
    expect((await (await submit([paidLine])).call).response.status).toBe(200);

    const before = await credit();
    const { id } = await shelve(reseller, 'Germany 1 GB');
    const sold = await sellPackage(reseller, id);
    expect(sold.activatedItem).toMatchObject({ state: 'purchased', purchasePrice: { priceValue: 0 } });
    expect(await credit()).toEqual(before);
  });

  test('comes to the inventory, and sells from stock', async () => {
    await liveIn(reseller, 'US');
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const [product] = dataPackages;
    const cart = [{ dataPackageId: product!.id, amount: 10 }];
    const price = await bodyOf(reseller.api.POST('/products/calculate-cart-price', { body: cart }));
    expect(price.bulkDiscount?.discountRate).toBe(0.03);
    const { paymentId, paymentUrl } = await bodyOf(
      reseller.api.POST('/payments/submit', {
        params: {},
        body: { ...submission(server, price.totalPrices[0]?.priceValue ?? 0), cart },
      }),
    );
    await press('pay', paymentUrl);
    await until('the payment is settled', () => isSettled(paymentId));

    const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
    expect(items).toMatchObject([{ productId: product!.id, amount: 10 }]);
    const before = await credit();
    const sold = await sellPackage(reseller, items[0]!.id);
    expect(sold.activatedItem.state).toBe('activated');
    expect(await credit()).toEqual(before);
    expect((await history()).items).toMatchObject([
      {
        id: paymentId,
        items: [{ status: 'SUCCESS', amount: 10, paymentType: 'ASSET' }],
        totalPrices: price.totalPrices,
      },
    ]);
  });
});

describe('the eSIM that was sold', () => {
  test('can be used in the simulator, and the reseller sees it', async () => {
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const product = dataPackages.find(({ name }) => name === 'Germany 1 GB')!;
    const inventory = await bodyOf(
      reseller.api.PUT('/products/inventory/', { body: { addedPacks: [product.id], removedPacks: [] } }),
    );
    const { activatedItem, esimProfile } = await sellPackage(reseller, inventory.items[0]!.id, {
      activationMode: 'FIRST_USE',
    });
    const phone = `${server.url}/reference/esim/${esimProfile!.iccid}`;
    for (const action of ['download', 'install', 'enable']) await press(action, phone);
    const body = new URLSearchParams({ action: 'use', megabytes: '256', country: 'DE' });
    await fetch(phone, { method: 'POST', body });
    const detail = await bodyOf(
      reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id: activatedItem.uid } } }),
    );
    expect(detail.totalAvailableBalance).toEqual({ sizeValue: 768, sizeUnit: 'MB' });
    expect(detail.activatedItem.balance).toHaveProperty('activatedAt');
    expect(detail.relatedEsims[0]).toMatchObject({ state: 'ENABLED', lastNetwork: { countrySymbol: 'DE' } });
  });
});
