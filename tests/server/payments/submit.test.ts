import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import type { PaymentGateway } from '#server/gateways/index.ts';
import {
  getPaymentDetails,
  listCurrencies,
  listPaymentMethods,
  submitCart,
  submitCreditTopUp,
  switchCurrency,
  listPaymentHistory,
} from '#server/payments/index.ts';
import { closeUnstartedPayments } from '#server/payments/submission/start-payment.ts';
import { raisePrice } from '#support/products.ts';
import { whole } from '#support/whole.ts';
import {
  addProduct,
  addReseller,
  callOf,
  openPaymentStore,
  type PaymentStore,
  purchase,
  topUp,
} from './payment-store.ts';
import { inputOf } from '#support/input.ts';
import { calculateCartPrice } from '#server/products/index.ts';

const usd = (priceValue: number) => [{ priceValue, currencyCode: 'USD' }];

/** A provider that records its orders, and fails as often as it is told to. */
const createFragileGateway = () => {
  const state = { failures: 0, orders: [] as string[] };
  const gateway: PaymentGateway = {
    methods: () => [{ id: 'reference-card', name: 'Card', isCustomPaymentMethod: false, currencies: ['USD'] }],
    createPayment: ({ id }) => {
      state.orders.push(id);
      if (state.failures > 0) {
        state.failures -= 1;
        return Promise.reject(new Error('no answer'));
      }
      return Promise.resolve({ paymentUrl: `https://pay.example/${id}`, reference: `p-${id}` });
    },
    cancelPayment: () => Promise.reject(new Error('none')),
  };
  return { gateway, state };
};

const { gateway, state } = createFragileGateway();
let store: PaymentStore;
let caller: Caller;

beforeAll(async () => {
  store = await openPaymentStore({ gateway });
});
afterAll(() => store.stop());

const historyOf = async (who: Caller) =>
  (await whole(listPaymentHistory(store.deps, who, inputOf('listPaymentHistory')))).items;

describe('what something costs', () => {
  test.each([
    ['DE', '', 4.75, {}],
    ['DE', 'DE123456789', 4.75, {}],
    ['AT', '', 5, {}],
    ['AT', 'ATU13585627', 0, { vatExemption: { reason: 'REVERSE_CHARGE', vatNumber: 'ATU13585627' } }],
    ['AT', 'n/a', 5, {}],
    ['FI', '', 6.38, {}],
    ['US', '', 0, { vatExemption: { reason: 'OUTSIDE_VAT_AREA' } }],
  ])(
    '25 USD of credit cost a reseller in %s with tax id "%s" %d USD of tax',
    async (country, taxId, vat, exemption) => {
      caller = await addReseller(store, { country, taxId });
      expect(
        await getPaymentDetails(
          store.deps,
          caller,
          inputOf('getPaymentDetails', { body: { amount: 25, currencyCode: 'USD' } }),
        ),
      ).toEqual({
        price: 25,
        vat,
        totalPrice: 25 + vat,
        ...exemption,
        currencyCode: 'USD',
      });
    },
  );

  test('asks for the country first', async () => {
    caller = await addReseller(store, { country: null });
    const product = await addProduct(store);
    const refusal = { status: 412, title: 'Country missing' };
    await expect(
      getPaymentDetails(
        store.deps,
        caller,
        inputOf('getPaymentDetails', { body: { amount: 25, currencyCode: 'USD' } }),
      ),
    ).rejects.toMatchObject(refusal);
    await expect(
      calculateCartPrice(
        store.deps,
        caller,
        inputOf('calculateCartPrice', { body: [{ dataPackageId: product, amount: 1 }] }),
      ),
    ).rejects.toMatchObject(refusal);
    await expect(submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 25, 25)))).rejects.toMatchObject(refusal);
  });

  test('refuses a currency that the credit is not held in', async () => {
    caller = await addReseller(store);
    const details = getPaymentDetails(
      store.deps,
      caller,
      inputOf('getPaymentDetails', { body: { amount: 25, currencyCode: 'EUR' } }),
    );
    await expect(details).rejects.toMatchObject({ status: 400 });
  });

  test("takes a cart at the reseller's price, with the bulk discount and the tax", async () => {
    caller = await addReseller(store, { discountBps: 1_000 });
    const europe = await addProduct(store, { name: 'Europe 5 GB', price: 1_022 });
    const world = await addProduct(store, { name: 'World 1 GB', price: 345 });
    const cart = [
      { dataPackageId: europe, amount: 8 },
      { dataPackageId: world, amount: 2 },
    ];
    const facts = expect.objectContaining({ countrySet: 'EU', sizeValue: 1, sizeUnit: 'GB', validitySize: 7 });
    // 10.22 less 1.02 (10 %), and 3.45 less 0.35: the reseller's discount is rounded half up.
    expect(await calculateCartPrice(store.deps, caller, inputOf('calculateCartPrice', { body: cart }))).toEqual({
      items: [
        { amount: 8, description: 'Europe 5 GB', dataPackage: facts, prices: usd(73.6) },
        { amount: 2, description: 'World 1 GB', dataPackage: facts, prices: usd(6.2) },
      ],
      bulkDiscount: { discountRate: 0.03, discountValues: usd(2.39) },
      vat: usd(14.71),
      totalPrices: usd(92.12),
    });
  });

  test('has no bulk discount below ten units', async () => {
    caller = await addReseller(store);
    const product = await addProduct(store);
    const price = await calculateCartPrice(
      store.deps,
      caller,
      inputOf('calculateCartPrice', { body: [{ dataPackageId: product, amount: 9 }] }),
    );
    expect(price).not.toHaveProperty('bulkDiscount');
    expect(price.totalPrices).toEqual(usd(21.42));
  });

  test('takes a package that stands in the cart twice as one line', async () => {
    caller = await addReseller(store, { country: 'US' });
    const product = await addProduct(store);
    const line = (amount: number) => ({ dataPackageId: amount === 1 ? product : product.toUpperCase(), amount });
    const price = await calculateCartPrice(
      store.deps,
      caller,
      inputOf('calculateCartPrice', { body: [line(1), line(2)] }),
    );
    expect(price.items).toMatchObject([{ amount: 3, description: 'Europe 1 GB', prices: usd(6) }]);
  });

  test.each([
    ['an unknown package', () => randomUUID()],
    ['a package that is not on offer', () => addProduct(store, { active: false })],
    ['an id that is none', () => 'europe'],
  ])('does not find %s', async (_, find) => {
    caller = await addReseller(store);
    const cart = [{ dataPackageId: await find(), amount: 1 }];
    await expect(
      calculateCartPrice(store.deps, caller, inputOf('calculateCartPrice', { body: cart })),
    ).rejects.toMatchObject({ status: 404 });
    const submission = { ...purchase(store, 2.38), cart };
    await expect(submitCart(store.deps, ...callOf(caller, submission))).rejects.toMatchObject({ status: 404 });
  });

  test('refuses a cart that costs more than the contract can say', async () => {
    caller = await addReseller(store);
    const product = await addProduct(store, { price: 1_000_000 });
    const price = calculateCartPrice(
      store.deps,
      caller,
      inputOf('calculateCartPrice', { body: [{ dataPackageId: product, amount: 1_000 }] }),
    );
    await expect(price).rejects.toMatchObject({ status: 400 });
  });
});

describe('what one can pay with', () => {
  test('is asked for in a currency', () => {
    const methods = [
      { id: 'reference-card', name: 'Card', isCustomPaymentMethod: false },
      { id: 'exchange-balance', name: 'Exchange balance', isCustomPaymentMethod: true },
    ];
    expect(
      listPaymentMethods(store.deps, caller, inputOf('listPaymentMethods', { body: { expectedPrices: usd(25) } })),
    ).toEqual(methods);
    const others = [{ priceValue: 25, currencyCode: 'EUR' }];
    expect(
      listPaymentMethods(store.deps, caller, inputOf('listPaymentMethods', { body: { expectedPrices: others } })),
    ).toEqual([]);
  });

  test("is US dollars and euros, the reseller's own currency first", async () => {
    caller = await addReseller(store);
    const dollars = { code: 'USD', name: 'US dollar', minimumTopUpAmount: 10, minimumTopUpThreshold: 10 };
    const euros = { code: 'EUR', name: 'Euro', minimumTopUpAmount: 10, minimumTopUpThreshold: 10 };
    expect(await listCurrencies(store.deps, caller)).toEqual([dollars, euros]);
    await switchCurrency(store.deps, caller, inputOf('switchCurrency', { body: { currencyCode: 'EUR' } }));
    expect(await listCurrencies(store.deps, caller)).toEqual([euros, dollars]);
  });
});

describe('a submitted payment', () => {
  test("leads to the provider's page and is pending", async () => {
    caller = await addReseller(store);
    const { paymentId, paymentUrl } = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 25, 29.75)));
    expect(paymentUrl).toBe(`https://pay.example/${paymentId}`);
    expect(await historyOf(caller)).toMatchObject([
      {
        id: paymentId,
        hasPending: true,
        totalPrices: usd(29.75),
        items: [{ status: 'PENDING', paymentType: 'CREDIT' }],
      },
    ]);
  });

  test('is refused when the price is not the confirmed one, and nothing is written', async () => {
    caller = await addReseller(store);
    const product = await addProduct(store);
    const confirmed = await calculateCartPrice(
      store.deps,
      caller,
      inputOf('calculateCartPrice', { body: [{ dataPackageId: product, amount: 10 }] }),
    );
    await raisePrice(store, product, 1);
    const body = { ...purchase(store, 0, [product, 10]), expectedPrices: confirmed.totalPrices };
    const call = callOf(caller, body);
    const refusal = { status: 409, title: 'Price changed' };
    await expect(submitCart(store.deps, ...call)).rejects.toMatchObject(refusal);
    expect(await historyOf(caller)).toEqual([]);
    // The refusal is no stored answer: at the old price the same call goes through.
    await raisePrice(store, product, -1);
    await expect(submitCart(store.deps, ...call)).resolves.toHaveProperty('paymentUrl');
  });

  test.each([
    ['another amount', { priceValue: 29.76, currencyCode: 'USD' }],
    ['fractions of a cent', { priceValue: 29.750001, currencyCode: 'USD' }],
    ['another currency', { priceValue: 29.75, currencyCode: 'EUR' }],
  ])('is refused when %s was confirmed', async (_, expected) => {
    caller = await addReseller(store);
    const body = { ...topUp(store, 25, 0), expectedPrices: [expected] };
    await expect(submitCreditTopUp(store.deps, ...callOf(caller, body))).rejects.toMatchObject({
      title: 'Price changed',
    });
  });

  test('is refused below the minimum of the currency', async () => {
    caller = await addReseller(store, { country: 'US' });
    const submitted = submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 9, 9)));
    await expect(submitted).rejects.toMatchObject({ status: 400 });
  });

  test('needs a method that there is', async () => {
    caller = await addReseller(store);
    const body = { ...topUp(store, 25, 29.75), paymentMethodId: 'gold' };
    await expect(submitCreditTopUp(store.deps, ...callOf(caller, body))).rejects.toMatchObject({ status: 404 });
  });

  test('is the same for the same key, and refused for another body', async () => {
    caller = await addReseller(store);
    const call = callOf(caller, topUp(store, 25, 29.75));
    const first = await submitCreditTopUp(store.deps, ...call);
    expect(await submitCreditTopUp(store.deps, ...call)).toEqual(first);
    const other = { ...call[1], body: topUp(store, 30, 35.7) };
    await expect(submitCreditTopUp(store.deps, caller, other)).rejects.toMatchObject({ status: 422 });
    expect(await historyOf(caller)).toHaveLength(1);
  });

  test('is one, however many calls with the same key come at once', async () => {
    caller = await addReseller(store);
    const call = callOf(caller, topUp(store, 25, 29.75));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => submitCreditTopUp(store.deps, ...call)));
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.paymentUrl] : []));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.status] : []));
    expect(new Set(addresses).size).toBe(1);
    expect(new Set(refusals).isSubsetOf(new Set([409]))).toBe(true);
    expect(await historyOf(caller)).toHaveLength(1);
  });

  test('is two without a key', async () => {
    caller = await addReseller(store);
    const [, input] = callOf(caller, topUp(store, 25, 29.75));
    const call = [caller, { ...input, headers: {} }] as const;
    const [one, other] = [await submitCreditTopUp(store.deps, ...call), await submitCreditTopUp(store.deps, ...call)];
    expect(one.paymentId).not.toBe(other.paymentId);
  });
});

describe('a payment that the provider does not take', () => {
  test('is a bad gateway and a failure, until the same call is repeated', async () => {
    caller = await addReseller(store);
    const call = callOf(caller, topUp(store, 25, 29.75));
    state.failures = 1;
    await expect(submitCreditTopUp(store.deps, ...call)).rejects.toMatchObject({ status: 502, title: 'Bad gateway' });
    expect(await historyOf(caller)).toMatchObject([{ items: [{ status: 'FAILURE' }] }]);
    const { paymentId, paymentUrl } = await submitCreditTopUp(store.deps, ...call);
    expect(paymentUrl).toBe(`https://pay.example/${paymentId}`);
    expect(await historyOf(caller)).toMatchObject([{ id: paymentId, items: [{ status: 'PENDING' }] }]);
    // The provider got the same payment twice.
    expect(state.orders.slice(-2)).toEqual([paymentId, paymentId]);
  });

  /** What a kill between the two phases leaves: recorded, and never started. */
  const forgetStart = (paymentId: string) => store.db.system`
    update payment set payment_url = null, provider_reference = null, created_at = created_at - interval '6 minutes'
    where id = ${paymentId}`;

  test('is closed by a job when its start broke off', async () => {
    caller = await addReseller(store);
    const young = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 10, 11.9)));
    const { paymentId } = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 25, 29.75)));
    await forgetStart(paymentId);
    expect(await closeUnstartedPayments(store.db.system)).toBe(1);
    expect(await historyOf(caller)).toMatchObject([
      { id: young.paymentId, items: [{ status: 'PENDING' }] },
      { id: paymentId, items: [{ status: 'FAILURE' }] },
    ]);
  });

  test('is started by the repeated call, even after the job', async () => {
    caller = await addReseller(store);
    const call = callOf(caller, topUp(store, 25, 29.75));
    const first = await submitCreditTopUp(store.deps, ...call);
    await forgetStart(first.paymentId);
    expect(await submitCreditTopUp(store.deps, ...call)).toEqual(first);
    await forgetStart(first.paymentId);
    await closeUnstartedPayments(store.db.system);
    expect(await submitCreditTopUp(store.deps, ...call)).toEqual(first);
    expect(await historyOf(caller)).toMatchObject([{ items: [{ status: 'PENDING' }] }]);
  });
});
