// A store whose payments go to Stripe's stand-in, and a reseller who pays there.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { getCredit, listPaymentHistory, submitCreditTopUp } from '#server/payments/index.ts';
import { openStripePayments } from '#server/gateways/index.ts';
import { agePayments } from '#support/age-payments.ts';
import { inputOf } from '#support/input.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { startStripe, type StripeStandIn } from '#support/stripe.ts';
import { whole } from '#support/whole.ts';
import { addReseller, callOf, openPaymentStore, type PaymentStore, topUp } from './payment-store.ts';

export type StripeStore = { stripe: StripeStandIn; store: PaymentStore; stop: () => Promise<void> };

const timeoutMs = 3_000;

const openStripeStore = async (): Promise<StripeStore> => {
  const stripe = await startStripe();
  const options = { ...stripe.settings, storeName: 'Simshelf', currencies: ['USD', 'EUR'], timeoutMs };
  const { gateway, reports } = await openStripePayments(options);
  const store = await openPaymentStore({ gateway, reports, gatewayTimeoutMs: timeoutMs });
  await stripe.order('endpoint', { url: `${store.url}${reports.path}` });
  return {
    stripe,
    store,
    stop: async () => {
      await store.stop();
      await stripe.stop();
    },
  };
};

type Started = { paymentId: string; session: string; url: string };

const payerOf = ({ stripe, store }: StripeStore, caller: Caller) => {
  const callToPay = () => callOf(caller, { ...topUp(store, 25, 29.75), paymentMethodId: 'stripe' });
  const history = async () =>
    (await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')))).items;
  return {
    callToPay,
    start: async (call = callToPay()): Promise<Started> => {
      const { paymentId, paymentUrl: url = '' } = await submitCreditTopUp(store.deps, ...call);
      return { paymentId, url, session: url.split('/').at(-1) ?? '' };
    },
    credit: async (): Promise<number> => (await getCredit(store, caller)).balance.value,
    history,
    statuses: async () => (await history()).flatMap(({ items }) => items.map(({ status }) => status)),
    /** Makes the payments older, instead of waiting. */
    age: (minutes: number): Promise<void> => agePayments(store, caller.resellerId, minutes),
    /** What Stripe took is what the store booked. */
    expectEqualBooks: async (): Promise<void> => {
      const own = await history();
      const { intents } = await stripe.books();
      const ids = new Set(own.map(({ id }) => id));
      const paid = intents.filter(({ status, metadata }) => status === 'succeeded' && ids.has(metadata.payment ?? ''));
      const booked = own.filter(({ items }) => items.every(({ status }) => status === 'SUCCESS')).map(({ id }) => id);
      expect(booked.toSorted()).toEqual(paid.map(({ metadata }) => metadata.payment ?? '').toSorted());
    },
  };
};

export type StripeWorld = StripeStore & {
  /** The reseller of this test. */
  caller: Caller;
  payer: ReturnType<typeof payerOf>;
  /** Lets the next calls of this path fail. */
  misbehave: (fault: string, path: string, times?: number) => Promise<unknown>;
};

/** A store for the tests of a file, with a new reseller and a stand-in that behaves for each. Its books are right after each. */
export const stripeWorld = (): StripeWorld => {
  const world = {
    misbehave: (fault, path, times = 1) => world.stripe.order('misbehave', { fault, path, times }),
  } as StripeWorld;
  beforeAll(async () => {
    Object.assign(world, await openStripeStore());
  });
  afterAll(() => world.stop());
  afterAll(() => expectBooksToBeRight(world.store));
  beforeEach(async () => {
    world.caller = await addReseller(world.store);
    world.payer = payerOf(world, world.caller);
    await world.stripe.order('behave');
  });
  return world;
};
