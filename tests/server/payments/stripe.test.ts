// Payments by Stripe's package against a stand-in that misbehaves: nothing is booked twice, nothing that was paid is lost.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { askForOutcomes, cancelPayment, listPaymentMethods } from '#server/payments/index.ts';
import { inputOf } from '#support/input.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { addReseller } from './payment-store.ts';
import { openStripeStore, payerOf, type StripeStore } from './stripe-store.ts';

const CREATE = 'POST /v1/checkout/sessions';

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

describe('a payment on the page', () => {
  test('is asked for as Stripe documents it, and booked by its event', async () => {
    const { paymentId, session, url } = await payer.start();
    expect(url).toBe(new URL(`/pay/${session}`, stripe.settings.address).href);
    const { requests } = await stripe.books();
    const asked = requests.findLast(({ key }) => key === paymentId);
    expect(asked).toMatchObject({
      version: '2026-10-28.endive',
      parameters: {
        mode: 'payment',
        client_reference_id: paymentId,
        metadata: { payment: paymentId },
        payment_intent_data: { metadata: { payment: paymentId } },
        line_items: { 0: { quantity: '1', price_data: { currency: 'usd', unit_amount: '2975' } } },
      },
    });
    expect(await payer.statuses()).toEqual(['PENDING']);
    await stripe.order('pay', { id: session });
    expect([await payer.credit(), await payer.statuses()]).toEqual([25, ['SUCCESS']]);
    await payer.expectEqualBooks();
  });

  test('is one session for one key', async () => {
    const call = payer.callToPay();
    expect(await payer.start(call)).toEqual(await payer.start(call));
  });

  test('is the one method that is offered, in the currencies of the store', () => {
    const body = { expectedPrices: [{ priceValue: 1, currencyCode: 'EUR' }] };
    expect(listPaymentMethods(store.deps, caller, inputOf('listPaymentMethods', { body }))).toContainEqual({
      id: 'stripe',
      name: 'Card',
      isCustomPaymentMethod: false,
    });
  });

  test('by a transfer waits until the money has come', async () => {
    const { session } = await payer.start();
    await stripe.order('pay', { id: session, later: true });
    expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['PENDING']]);
    await stripe.order('end-later', { id: session, succeeded: true });
    expect([await payer.credit(), await payer.statuses()]).toEqual([25, ['SUCCESS']]);
    await payer.expectEqualBooks();
  });

  test('by a transfer that fails at last is a failure', async () => {
    const { session } = await payer.start();
    await stripe.order('pay', { id: session, later: true });
    await stripe.order('end-later', { id: session, succeeded: false });
    expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['FAILURE']]);
  });

  test('whose page expires is a failure', async () => {
    const { session } = await payer.start();
    await stripe.order('expire', { id: session });
    expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['FAILURE']]);
  });
});

describe('cancelling', () => {
  const cancel = (id: string) => cancelPayment(store.deps, caller, inputOf('cancelPayment', { params: { id } }));

  test('closes the page', async () => {
    const { paymentId, session } = await payer.start();
    await cancel(paymentId);
    expect((await payer.history())[0]).toMatchObject({ isCancelled: true, hasPending: false });
    await expect(stripe.order('pay', { id: session })).rejects.toThrow('closed');
  });

  test('is refused for a payment that was just made, which is booked', async () => {
    const { paymentId, session } = await payer.start();
    await stripe.order('events', { delivery: 'never' });
    await stripe.order('pay', { id: session });
    await expect(cancel(paymentId)).rejects.toMatchObject({ code: 'payment_made' });
    expect(await payer.credit()).toBe(25);
  });

  test('is refused while a transfer is under way', async () => {
    const { paymentId, session } = await payer.start();
    await stripe.order('pay', { id: session, later: true });
    await expect(cancel(paymentId)).rejects.toMatchObject({ code: 'payment_being_made' });
    expect(await payer.statuses()).toEqual(['PENDING']);
  });
});

describe('the start of a payment', () => {
  test.each([
    ['is slow', 'slow', 1],
    ['fails and has done nothing', 'fails before', 2],
    ['fails and has done it', 'fails after', 2],
    ['breaks off and has done nothing', 'cuts before', 2],
    ['breaks off and has done it', 'cuts after', 2],
    ['sends garbage', 'sends garbage', 2],
  ])('that %s charges nothing, and no page that was never shown can be paid', async (_, fault, times) => {
    await misbehave(fault, CREATE, fault === 'slow' ? 2 : times);
    await expect(payer.start()).rejects.toMatchObject({ message: expect.stringContaining('Nothing was charged') });
    expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['FAILURE']]);
    await payer.expectEqualBooks();
  });

  test.each([['cuts after'], ['cuts before'], ['slow']])(
    'that is repeated after an answer was lost (%s) opens one session',
    async (fault) => {
      const call = payer.callToPay();
      await misbehave(fault, CREATE, 2);
      await expect(payer.start(call)).rejects.toThrow('Nothing was charged');
      const { paymentId, session } = await payer.start(call);
      const { sessions } = await stripe.books();
      expect(sessions.filter(({ client_reference_id: id }) => id === paymentId)).toHaveLength(1);
      await stripe.order('pay', { id: session });
      expect([await payer.credit(), await payer.statuses()]).toEqual([25, ['SUCCESS']]);
      await payer.expectEqualBooks();
    },
  );

  test('that loses one answer is repeated by itself', async () => {
    await misbehave('cuts after', CREATE, 1);
    const { session } = await payer.start();
    await stripe.order('pay', { id: session });
    expect(await payer.credit()).toBe(25);
  });

  test('that is refused for its rate waits as it is told', async () => {
    await misbehave('refuses for its rate', CREATE, 1);
    const { paymentId, session } = await payer.start();
    const { requests } = await stripe.books();
    expect(requests.filter(({ key }) => key === paymentId)).toHaveLength(2);
    await stripe.order('pay', { id: session });
    expect(await payer.credit()).toBe(25);
  });

  test('that is refused for its rate for too long is a failure that charged nothing', async () => {
    await misbehave('refuses for its rate', CREATE, 10);
    await expect(payer.start()).rejects.toMatchObject({ status: 504 });
    expect(await payer.statuses()).toEqual(['FAILURE']);
  });

  test('that is paid before its answer came stays paid', async () => {
    await misbehave('is paid before the answer', CREATE, 1);
    await payer.start();
    expect([await payer.credit(), await payer.statuses()]).toEqual([25, ['SUCCESS']]);
    await payer.expectEqualBooks();
  });
});

describe('an event', () => {
  test('that comes twice at once books once', async () => {
    const { session } = await payer.start();
    await stripe.order('events', { delivery: 'twice' });
    await stripe.order('pay', { id: session });
    expect(await payer.credit()).toBe(25);
    await payer.expectEqualBooks();
  });

  test.each([['forged'], ['too old']])('that is %s is refused with 401 and books nothing', async (delivery) => {
    const { session } = await payer.start();
    await stripe.order('events', { delivery });
    await stripe.order('pay', { id: session });
    expect((await stripe.books()).answers.at(-1)).toBe(401);
    expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['PENDING']]);
    await payer.age(3);
    await askForOutcomes(store.deps);
    expect(await payer.credit()).toBe(25);
  });

  test('that never comes costs minutes: the session is asked for', async () => {
    const { session } = await payer.start();
    await stripe.order('events', { delivery: 'never' });
    await stripe.order('pay', { id: session });
    await askForOutcomes(store.deps);
    expect(await payer.credit()).toBe(0);
    await payer.age(3);
    await Promise.all([askForOutcomes(store.deps), askForOutcomes(store.deps)]);
    expect([await payer.credit(), await payer.statuses()]).toEqual([25, ['SUCCESS']]);
    await payer.expectEqualBooks();
  });

  test.each([['slow'], ['fails before'], ['cuts after'], ['sends garbage'], ['names another amount']])(
    'that never comes is asked for again when the answer is %s',
    async (fault) => {
      const { session } = await payer.start();
      await stripe.order('events', { delivery: 'never' });
      await stripe.order('pay', { id: session });
      await payer.age(3);
      await misbehave(fault, 'GET /v1/checkout/sessions', 2);
      await askForOutcomes(store.deps);
      expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['PENDING']]);
      await stripe.order('behave');
      await payer.age(60);
      await askForOutcomes(store.deps);
      expect(await payer.credit()).toBe(25);
    },
  );

  test('of another amount books nothing, and is answered with a refusal', async () => {
    const { session } = await payer.start();
    void stripe.order('pay', { id: session, amount: 1, wait: false });
    await expect.poll(async () => (await stripe.books()).answers.at(-1)).toBe(409);
    expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['PENDING']]);
    await payer.age(3);
    await askForOutcomes(store.deps);
    expect(await payer.credit()).toBe(25);
  });

  test('on what another system does with the same account is ignored', async () => {
    const session = { id: 'cs_test_other', mode: 'payment', status: 'complete', payment_status: 'paid' };
    const amounts = { amount_total: 100, currency: 'usd' };
    for (const client_reference_id of ['order-17', null, crypto.randomUUID()]) {
      const object = JSON.stringify({ ...session, ...amounts, client_reference_id });
      await stripe.order('send', { type: 'checkout.session.completed', object });
      expect((await stripe.books()).answers.at(-1)).toBe(200);
    }
    await stripe.order('send', { type: 'customer.created', object: '{}' });
    expect((await stripe.books()).answers.at(-1)).toBe(200);
  });
});

describe('money that goes back', () => {
  const intentOf = async (id: string): Promise<string> => {
    const { sessions } = await stripe.books();
    return sessions.find((session) => session.id === id)?.payment_intent ?? '';
  };
  const pay = async (): Promise<string> => {
    const { session } = await payer.start();
    await stripe.order('pay', { id: session });
    return intentOf(session);
  };

  test('by refunds takes the credit, each part once', async () => {
    const id = await pay();
    await stripe.order('events', { delivery: 'twice' });
    await stripe.order('refund', { id, amount: 1_190 });
    expect(await payer.credit()).toBe(15);
    await stripe.order('refund', { id, amount: 2_975 });
    expect(await payer.credit()).toBe(0);
  });

  test('by a dispute takes the credit, and returns it when the store wins', async () => {
    const id = await pay();
    const { id: dispute = '' } = (await stripe.order('dispute', { id })) as { id?: string };
    expect(await payer.credit()).toBe(0);
    await stripe.order('end-dispute', { id: dispute, status: 'won' });
    expect(await payer.credit()).toBe(25);
  });

  test('by a dispute that is lost stays taken', async () => {
    const { id: dispute = '' } = (await stripe.order('dispute', { id: await pay() })) as { id?: string };
    await stripe.order('end-dispute', { id: dispute, status: 'lost' });
    expect(await payer.credit()).toBe(0);
  });

  test('before its payment was booked is taken when Stripe repeats the event', async () => {
    const { session } = await payer.start();
    await stripe.order('events', { delivery: 'never' });
    await stripe.order('pay', { id: session });
    await stripe.order('events', { delivery: 'once' });
    const refunded = stripe.order('refund', { id: await intentOf(session), amount: 2_975 });
    await expect.poll(async () => (await stripe.books()).answers.at(-1)).toBe(409);
    await payer.age(3);
    await askForOutcomes(store.deps);
    await refunded;
    expect([await payer.credit(), await payer.statuses()]).toEqual([0, ['SUCCESS']]);
  });
});
