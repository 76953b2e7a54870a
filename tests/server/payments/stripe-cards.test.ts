// Cards that Stripe keeps, and their charges without their holder.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { setAutoTopUp } from '#server/credit/index.ts';
import {
  addPaymentMethod,
  askForCards,
  deletePaymentMethod,
  forgetCards,
  getPaymentMethod,
  topUpAutomatically,
} from '#server/payments/index.ts';
import { inputOf } from '#support/input.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { addReseller, callOf } from './payment-store.ts';
import { openStripeStore, payerOf, type StripeStore } from './stripe-store.ts';

const CHARGE = 'POST /v1/payment_intents';

let world: StripeStore;
let stripe: StripeStore['stripe'];
let store: StripeStore['store'];
let caller: Caller;
let payer: ReturnType<typeof payerOf>;

beforeAll(async () => {
  world = await openStripeStore();
  ({ stripe, store } = world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  caller = await addReseller(store);
  payer = payerOf(world, caller);
  await stripe.order('behave');
});
afterEach(() => expectBooksToBeRight(store));

const misbehave = (fault: string, path: string, times = 1) => stripe.order('misbehave', { fault, path, times });

describe('a kept card', () => {
  const enter = async (behaviour = 'pays'): Promise<void> => {
    const body = { callbackUrl: `${store.url}/credits` };
    const { paymentUrl } = await addPaymentMethod(store.deps, ...callOf(caller, body));
    await stripe.order('enter-card', { id: paymentUrl.split('/').at(-1) ?? '', behaviour });
  };
  const card = () => getPaymentMethod(store.deps, caller);
  /** As the credit is 0, a charge is due at once. */
  const switchOn = () =>
    setAutoTopUp(store, caller, inputOf('setAutoTopUp', { body: { enabled: true, threshold: 10, amount: 20 } }));
  const again = async (): Promise<void> => {
    await store.db.system`update auto_top_up set due_at = now() where reseller_id = ${caller.resellerId}`;
    await topUpAutomatically(store.deps, caller.resellerId);
  };
  const charges = async (): Promise<number> => {
    const { intents } = await stripe.books();
    const own = await store.db.system<
      { id: string }[]
    >`select id from payment where reseller_id = ${caller.resellerId}`;
    return intents.filter(({ metadata }) => own.some(({ id }) => id === metadata.payment)).length;
  };

  test('is stored by its event', async () => {
    await enter();
    expect(await card()).toEqual({ last4: '4242', expiry: '07/31' });
  });

  test('is stored when its event never comes', async () => {
    await stripe.order('events', { delivery: 'never' });
    await enter();
    expect(await card()).toBeUndefined();
    await store.db.system`update card_form set created_at = created_at - interval '3 minutes'`;
    await askForCards(store.deps);
    expect(await card()).toEqual({ last4: '4242', expiry: '07/31' });
  });

  test('is charged for the automatic top-up', async () => {
    await enter();
    await switchOn();
    await topUpAutomatically(store.deps, caller.resellerId);
    expect([await payer.credit(), await payer.statuses()]).toEqual([20, ['SUCCESS']]);
    await payer.expectEqualBooks();
  });

  test.each([
    ['that is declined', 'declines', 'Your card was declined.'],
    [
      'whose bank asks for its holder',
      'asks for its holder',
      'The bank wants this payment to be confirmed. Please top up by hand.',
    ],
  ])('%s is a refused charge, with the reason', async (_, behaviour, message) => {
    await enter(behaviour);
    await switchOn();
    await topUpAutomatically(store.deps, caller.resellerId);
    expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['FAILURE']]);
    const rows = await store.db.system`select message from payment where reseller_id = ${caller.resellerId}`;
    expect(rows).toEqual([{ message }]);
    expect(await charges()).toBe(1);
  });

  test.each([
    ['slow', 2],
    ['fails after', 2],
    ['cuts before', 2],
    ['cuts after', 2],
    ['sends garbage', 2],
    ['names another amount', 1],
  ])('is charged once when the answer is lost (%s)', async (fault, times) => {
    await enter();
    await switchOn();
    await misbehave(fault, CHARGE, times);
    await expect(topUpAutomatically(store.deps, caller.resellerId)).rejects.toBeInstanceOf(Error);
    expect(await payer.statuses()).toEqual(['PENDING']);
    await stripe.order('behave');
    await again();
    expect([await payer.credit(), await payer.statuses()]).toEqual([20, ['SUCCESS']]);
    expect(await charges()).toBe(1);
    await payer.expectEqualBooks();
  });

  test('is not charged while Stripe repeats its failure, as it does for as long as it remembers the key', async () => {
    await enter();
    await switchOn();
    await misbehave('fails before', CHARGE, 2);
    await expect(topUpAutomatically(store.deps, caller.resellerId)).rejects.toBeInstanceOf(Error);
    await stripe.order('behave');
    await expect(again()).rejects.toBeInstanceOf(Error);
    expect([await charges(), await payer.statuses()]).toEqual([0, ['PENDING']]);
  });

  test('that is removed is removed at Stripe too, also when that fails at first', async () => {
    await enter();
    await deletePaymentMethod(store.deps, caller);
    const attached = async () => (await stripe.books()).methods.at(-1)?.customer !== null;
    await misbehave('fails before', 'POST /v1/payment_methods', 2);
    await forgetCards(store.deps);
    expect(await attached()).toBe(true);
    await forgetCards(store.deps);
    expect(await attached()).toBe(false);
    expect(await store.db.system`select from removed_card`).toHaveLength(0);
  });

  test('that is replaced is removed at Stripe', async () => {
    await enter();
    await enter();
    await forgetCards(store.deps);
    const methods = (await stripe.books()).methods.slice(-2);
    expect(methods.map(({ customer }) => customer === null)).toEqual([true, false]);
  });
});
