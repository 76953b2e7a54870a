// Payments by Stripe's package against a stand-in that misbehaves: nothing is booked twice, nothing that was paid is lost.
import { describe, expect, test } from 'vitest';
import { cancelPayment, listPaymentMethods } from '#server/payments/index.ts';
import { askForOutcomes } from '#server/payments/ask-provider.ts';
import { inputOf } from '#support/input.ts';
import { stripeWorld } from './stripe-store.ts';

const CREATE = 'POST /v1/checkout/sessions';

const world = stripeWorld();

describe('a payment on the page', () => {
  test('is asked for as Stripe documents it, and booked by its event', async () => {
    const { paymentId, session, url } = await world.payer.start();
    expect(url).toBe(new URL(`/pay/${session}`, world.stripe.settings.address).href);
    const { requests } = await world.stripe.books();
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
    expect(await world.payer.statuses()).toEqual(['PENDING']);
    await world.stripe.order('pay', { id: session });
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([25, ['SUCCESS']]);
    await world.payer.expectEqualBooks();
  });

  test('is one session for one key', async () => {
    const call = world.payer.callToPay();
    expect(await world.payer.start(call)).toEqual(await world.payer.start(call));
  });

  test('is the one method that is offered, in the currencies of the store', () => {
    const body = { expectedPrices: [{ priceValue: 1, currencyCode: 'EUR' }] };
    expect(listPaymentMethods(world.store.deps, world.caller, inputOf('listPaymentMethods', { body }))).toContainEqual({
      id: 'stripe',
      name: 'Card',
      isCustomPaymentMethod: false,
    });
  });

  test('by a transfer waits until the money has come', async () => {
    const { session } = await world.payer.start();
    await world.stripe.order('pay', { id: session, later: true });
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['PENDING']]);
    await world.stripe.order('end-later', { id: session, succeeded: true });
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([25, ['SUCCESS']]);
    await world.payer.expectEqualBooks();
  });

  test('by a transfer that fails at last is a failure', async () => {
    const { session } = await world.payer.start();
    await world.stripe.order('pay', { id: session, later: true });
    await world.stripe.order('end-later', { id: session, succeeded: false });
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['FAILURE']]);
  });

  test('whose page expires is a failure', async () => {
    const { session } = await world.payer.start();
    await world.stripe.order('expire', { id: session });
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['FAILURE']]);
  });
});

describe('cancelling', () => {
  const cancel = (id: string) =>
    cancelPayment(world.store.deps, world.caller, inputOf('cancelPayment', { params: { id } }));

  test('closes the page', async () => {
    const { paymentId, session } = await world.payer.start();
    await cancel(paymentId);
    expect((await world.payer.history())[0]).toMatchObject({ isCancelled: true, hasPending: false });
    await expect(world.stripe.order('pay', { id: session })).rejects.toThrow('closed');
  });

  test('is refused for a payment that was just made, which is booked', async () => {
    const { paymentId, session } = await world.payer.start();
    await world.stripe.order('events', { delivery: 'never' });
    await world.stripe.order('pay', { id: session });
    await expect(cancel(paymentId)).rejects.toMatchObject({ code: 'payment_made' });
    expect(await world.payer.credit()).toBe(25);
  });

  test('is refused while a transfer is under way', async () => {
    const { paymentId, session } = await world.payer.start();
    await world.stripe.order('pay', { id: session, later: true });
    await expect(cancel(paymentId)).rejects.toMatchObject({ code: 'payment_being_made' });
    expect(await world.payer.statuses()).toEqual(['PENDING']);
  });
});

describe('the start of a payment', () => {
  test.each([
    ['is slow', 'slow', 1],
    ['fails and has done nothing', 'fails before', 2],
    ['fails and has done it', 'fails after', 2],
    ['breaks off and has done nothing', 'cuts before', 2],
    ['breaks off and has done it', 'cuts after', 2],
    ['is still being carried out when it is repeated', 'is still at it', 1],
    ['sends garbage', 'sends garbage', 2],
  ])('that %s charges nothing, and no page that was never shown can be paid', async (_, fault, times) => {
    await world.misbehave(fault, CREATE, fault === 'slow' ? 2 : times);
    await expect(world.payer.start()).rejects.toMatchObject({
      message: expect.stringContaining('Nothing was charged'),
    });
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['FAILURE']]);
    await world.payer.expectEqualBooks();
  });

  test.each([['cuts after'], ['cuts before'], ['slow']])(
    'that is repeated after an answer was lost (%s) opens one session',
    async (fault) => {
      const call = world.payer.callToPay();
      await world.misbehave(fault, CREATE, 2);
      await expect(world.payer.start(call)).rejects.toThrow('Nothing was charged');
      const { paymentId, session } = await world.payer.start(call);
      const { sessions } = await world.stripe.books();
      expect(sessions.filter(({ client_reference_id: id }) => id === paymentId)).toHaveLength(1);
      await world.stripe.order('pay', { id: session });
      expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([25, ['SUCCESS']]);
      await world.payer.expectEqualBooks();
    },
  );

  test.each([['cuts after'], ['slow']])('that loses one answer (%s) is repeated by itself', async (fault) => {
    await world.misbehave(fault, CREATE, 1);
    const { session } = await world.payer.start();
    await world.stripe.order('pay', { id: session });
    expect(await world.payer.credit()).toBe(25);
  });

  test('that is refused for its rate waits as it is told', async () => {
    await world.misbehave('refuses for its rate', CREATE, 1);
    const { paymentId, session } = await world.payer.start();
    const { requests } = await world.stripe.books();
    expect(requests.filter(({ key }) => key === paymentId)).toHaveLength(2);
    await world.stripe.order('pay', { id: session });
    expect(await world.payer.credit()).toBe(25);
  });

  test('that is refused for its rate for too long is a failure that charged nothing', async () => {
    await world.misbehave('refuses for its rate', CREATE, 10);
    await expect(world.payer.start()).rejects.toMatchObject({ status: 504 });
    expect(await world.payer.statuses()).toEqual(['FAILURE']);
  });

  test('that is paid before its answer came stays paid', async () => {
    await world.misbehave('is paid before the answer', CREATE, 1);
    await world.payer.start();
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([25, ['SUCCESS']]);
    await world.payer.expectEqualBooks();
  });
});

describe('an event', () => {
  test('that comes twice at once books once', async () => {
    const { session } = await world.payer.start();
    await world.stripe.order('events', { delivery: 'twice' });
    await world.stripe.order('pay', { id: session });
    expect(await world.payer.credit()).toBe(25);
    await world.payer.expectEqualBooks();
  });

  test.each([['forged'], ['too old']])('that is %s is refused with 401 and books nothing', async (delivery) => {
    const { session } = await world.payer.start();
    await world.stripe.order('events', { delivery });
    await world.stripe.order('pay', { id: session });
    expect((await world.stripe.books()).answers.at(-1)).toBe(401);
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['PENDING']]);
    await world.payer.age(3);
    await askForOutcomes(world.store.deps);
    expect(await world.payer.credit()).toBe(25);
  });

  test('that never comes costs minutes: the session is asked for', async () => {
    const { session } = await world.payer.start();
    await world.stripe.order('events', { delivery: 'never' });
    await world.stripe.order('pay', { id: session });
    await askForOutcomes(world.store.deps);
    expect(await world.payer.credit()).toBe(0);
    await world.payer.age(3);
    await Promise.all([askForOutcomes(world.store.deps), askForOutcomes(world.store.deps)]);
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([25, ['SUCCESS']]);
    await world.payer.expectEqualBooks();
  });

  const methodsAway = async () =>
    (await world.store.db.system<{ methodId: string }[]>`select method_id from payment_outage`).map(
      (row) => row.methodId,
    );

  test.each([
    ['slow', true],
    ['fails before', true],
    ['cuts after', true],
    ['sends garbage', false],
    ['names another amount', false],
  ])(
    'that never comes is asked for again when the answer is %s, and whether Stripe is away is kept',
    async (fault, isAway) => {
      await world.store.db.system`delete from payment_outage`;
      const { session } = await world.payer.start();
      await world.stripe.order('events', { delivery: 'never' });
      await world.stripe.order('pay', { id: session });
      await world.payer.age(3);
      await world.misbehave(fault, 'GET /v1/checkout/sessions', 2);
      await askForOutcomes(world.store.deps);
      expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['PENDING']]);
      expect(await methodsAway()).toEqual(isAway ? ['stripe'] : []);
      await world.stripe.order('behave');
      await world.payer.age(60);
      await askForOutcomes(world.store.deps);
      expect(await world.payer.credit()).toBe(25);
    },
  );

  test('of another amount books nothing, and is answered with a refusal', async () => {
    const { session } = await world.payer.start();
    void world.stripe.order('pay', { id: session, amount: 1, wait: false });
    await expect.poll(async () => (await world.stripe.books()).answers.at(-1)).toBe(409);
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['PENDING']]);
    await world.payer.age(3);
    await askForOutcomes(world.store.deps);
    expect(await world.payer.credit()).toBe(25);
  });

  test('on what another system does with the same account is ignored', async () => {
    const session = { id: 'cs_test_other', mode: 'payment', status: 'complete', payment_status: 'paid' };
    const amounts = { amount_total: 100, currency: 'usd' };
    for (const client_reference_id of ['order-17', null, crypto.randomUUID()]) {
      const object = JSON.stringify({ ...session, ...amounts, client_reference_id });
      await world.stripe.order('send', { type: 'checkout.session.completed', object });
      expect((await world.stripe.books()).answers.at(-1)).toBe(200);
    }
    await world.stripe.order('send', { type: 'customer.created', object: '{}' });
    expect((await world.stripe.books()).answers.at(-1)).toBe(200);
  });
});

describe('money that goes back', () => {
  const intentOf = async (id: string): Promise<string> => {
    const { sessions } = await world.stripe.books();
    return sessions.find((session) => session.id === id)?.payment_intent ?? '';
  };
  const pay = async (): Promise<string> => {
    const { session } = await world.payer.start();
    await world.stripe.order('pay', { id: session });
    return intentOf(session);
  };

  test('by refunds takes the credit, each part once', async () => {
    const id = await pay();
    await world.stripe.order('events', { delivery: 'twice' });
    await world.stripe.order('refund', { id, amount: 1_190 });
    expect(await world.payer.credit()).toBe(15);
    await world.stripe.order('refund', { id, amount: 2_975 });
    expect(await world.payer.credit()).toBe(0);
  });

  test('by a dispute takes the credit, and returns it when the store wins', async () => {
    const id = await pay();
    const { id: dispute } = await world.stripe.order('dispute', { id });
    expect(await world.payer.credit()).toBe(0);
    await world.stripe.order('end-dispute', { id: dispute, status: 'won' });
    expect(await world.payer.credit()).toBe(25);
  });

  test('by a dispute that is lost stays taken', async () => {
    const { id: dispute } = await world.stripe.order('dispute', { id: await pay() });
    await world.stripe.order('end-dispute', { id: dispute, status: 'lost' });
    expect(await world.payer.credit()).toBe(0);
  });

  test('before its payment was booked is taken when Stripe repeats the event', async () => {
    const { session } = await world.payer.start();
    await world.stripe.order('events', { delivery: 'never' });
    await world.stripe.order('pay', { id: session });
    await world.stripe.order('events', { delivery: 'once' });
    const refunded = world.stripe.order('refund', { id: await intentOf(session), amount: 2_975 });
    await expect.poll(async () => (await world.stripe.books()).answers.at(-1)).toBe(409);
    await world.payer.age(3);
    await askForOutcomes(world.store.deps);
    await refunded;
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['SUCCESS']]);
  });
});
