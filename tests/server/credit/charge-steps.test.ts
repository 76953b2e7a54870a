// The automatic top-up when its provider or its process fails in the middle: nothing is charged twice, and nothing is lost.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#server/caller.ts';
import { getCredit, setAutoTopUp } from '#server/credit/index.ts';
import type { CardCharge, CardChargeOutcome, PaymentGateway } from '#server/gateways/index.ts';
import {
  addPaymentMethod,
  closeUnstartedPayments,
  deletePaymentMethod,
  listPaymentHistory,
  storeCard,
  topUpAllAutomatically,
  topUpAutomatically,
} from '#server/payments/index.ts';
import { expectBooksToBeRight } from '#support/books.ts';
import { addReseller, callOf, openPaymentStore, type PaymentStore } from '../payments/payment-store.ts';

type Answer = CardChargeOutcome | 'hangs' | 'fails' | 'is charged and fails';

/** A provider that keeps what it charged, and answers the next charges as it is told, and pays all others. */
const provider = { charged: new Map<string, CardCharge>(), asked: [] as string[], answers: [] as Answer[] };

const chargeCard = (charge: CardCharge): Promise<CardChargeOutcome> => {
  const answer = provider.answers.shift() ?? { outcome: 'SUCCESS' };
  provider.asked.push(charge.id);
  if (answer === 'hangs') return new Promise<never>(() => {});
  if (answer === 'fails') return Promise.reject(new Error('no answer'));
  if (answer === 'is charged and fails' || answer.outcome === 'SUCCESS') provider.charged.set(charge.id, charge);
  return answer === 'is charged and fails' ? Promise.reject(new Error('lost answer')) : Promise.resolve(answer);
};

let store: PaymentStore;
let caller: Caller;

const gateway: PaymentGateway = {
  methods: () => [],
  createPayment: () => Promise.reject(new Error('none')),
  cards: {
    method: { id: 'reference-card', name: 'Card' },
    openForm: ({ id }) => Promise.resolve(`https://pay.example/${id}`),
    charge: chargeCard,
  },
};

beforeAll(async () => {
  store = await openPaymentStore({ gateway, gatewayTimeoutMs: 300 });
});
afterAll(() => store.stop());
afterEach(() => expectBooksToBeRight(store));

const declined: CardChargeOutcome = { outcome: 'FAILURE', message: 'The card was declined.' };

/** A reseller with a card who needs 20 USD, or more. */
beforeEach(async () => {
  provider.charged.clear();
  provider.asked.length = 0;
  provider.answers.length = 0;
  caller = await addReseller(store, { country: 'US' });
  const { paymentUrl } = await addPaymentMethod(store.deps, callOf(caller, { callbackUrl: `${store.url}/credits` }));
  const id = paymentUrl.split('/').at(-1) ?? '';
  await storeCard(store.db, store.secret, { id, card: { token: 'token', last4: '4242', expiry: '12/37' } });
  await setAutoTopUp(store.db, caller, { enabled: true, threshold: 10, amount: 20 });
});

const step = () => topUpAutomatically(store.deps, caller.resellerId);
const balance = async () => (await getCredit(store.db, caller)).balance.value;
const isOn = async () => (await getCredit(store.db, caller)).autoTopUpEnabled;
const statuses = async () =>
  (await listPaymentHistory(store.deps, caller, {})).items.map(({ items }) => items[0]?.status);
/** As after the time that a step or a refusal makes it wait. */
const wait = () => store.db.system`
  update auto_top_up set due_at = now() where reseller_id = ${caller.resellerId} and due_at is not null`;

describe('a charge', () => {
  test('is made once by however many processes', async () => {
    await Promise.all(Array.from({ length: 20 }, step));
    expect(provider.asked).toHaveLength(1);
    expect(await balance()).toBe(20);
  });

  test.each<Answer>(['fails', 'hangs', 'is charged and fails'])(
    'whose provider %s stays pending, and is asked for again as the same',
    async (answer) => {
      provider.answers.push(answer);
      await expect(step()).rejects.toThrow('answer');
      expect(await statuses()).toEqual(['PENDING']);
      expect(await balance()).toBe(0);
      // Not before its time, and nobody takes it for one that was never started.
      await step();
      await store.db.system`update payment set created_at = now() - interval '1 hour'`;
      expect(await closeUnstartedPayments(store.db.system)).toBe(0);
      expect(provider.asked).toHaveLength(1);
      await wait();
      await step();
      expect(await statuses()).toEqual(['SUCCESS']);
      expect(await balance()).toBe(20);
      expect(new Set(provider.asked).size).toBe(1);
      expect([...provider.charged.values()]).toMatchObject([{ token: 'token', amount: 2_000, currency: 'USD' }]);
    },
  );

  test('is gone on with after a process died between any two of its phases', async () => {
    // After the first: recorded, and never asked for.
    provider.answers.push('fails');
    await expect(step()).rejects.toThrow('answer');
    provider.asked.length = 0;
    await wait();
    await topUpAllAutomatically(store.deps);
    expect(provider.charged.size).toBe(1);
    // After the second: charged, and not booked. The provider is asked again and says the same.
    const [payment] = await store.db.system<{ id: string }[]>`
      select id from payment where reseller_id = ${caller.resellerId}`;
    await store.db.system`
      update auto_top_up set payment_id = ${payment?.id ?? null}, due_at = now(),
        token_sealed = (select token_sealed from payment_card where reseller_id = ${caller.resellerId})
      where reseller_id = ${caller.resellerId}`;
    await topUpAllAutomatically(store.deps);
    expect(await statuses()).toEqual(['SUCCESS']);
    expect(await balance()).toBe(20);
  });

  test('that is under way when the card is removed is finished, and is the last', async () => {
    provider.answers.push('is charged and fails');
    await expect(step()).rejects.toThrow('answer');
    await deletePaymentMethod(store.deps, caller);
    await wait();
    await step();
    expect(await statuses()).toEqual(['SUCCESS']);
    expect(await isOn()).toBe(false);
  });
});

describe('refused charges', () => {
  test('are tried again as new payments, and switch it off at the third in a row', async () => {
    for (const left of [2, 1, 0]) {
      provider.answers.push(declined);
      await step();
      await step();
      expect(await isOn()).toBe(left > 0);
      await wait();
    }
    await step();
    expect(await statuses()).toEqual(['FAILURE', 'FAILURE', 'FAILURE']);
    expect(new Set(provider.asked).size).toBe(3);
  });

  test('are forgotten by a paid one, and by setting it again', async () => {
    provider.answers.push(declined, declined);
    for (let time = 1; time <= 3; time++) {
      await step();
      await wait();
    }
    expect(await balance()).toBe(20);
    const [row] = await store.db
      .system`select failures, due_at from auto_top_up where reseller_id = ${caller.resellerId}`;
    expect(row).toEqual({ failures: 0, dueAt: null });
  });

  test('are not repeated when enough credit came from elsewhere meanwhile', async () => {
    provider.answers.push(declined);
    await step();
    await store.db.system`
      select ledger_post(${caller.resellerId}, 'USD', 'payment', gen_random_uuid(), 'test', '{payments,credit}',
        '{-5000,5000}')`;
    await wait();
    await step();
    expect(await statuses()).toEqual(['FAILURE']);
    expect(await isOn()).toBe(true);
  });
});

describe('the limit of a day', () => {
  test('is 24 charges', async () => {
    await setAutoTopUp(store.db, caller, { enabled: true, threshold: 100_000, amount: 20 });
    for (let time = 1; time <= 30; time++) await step();
    expect(provider.charged.size).toBe(24);
    expect(await balance()).toBe(24 * 20);
  });
});
