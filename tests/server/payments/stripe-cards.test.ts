// Cards that Stripe keeps, and their charges without their holder.
import { describe, expect, test } from 'vitest';
import { getPayment } from '#server/operator/payments/index.ts';
import { setAutoTopUp, addPaymentMethod, deletePaymentMethod, getPaymentMethod } from '#server/payments/index.ts';
import { forgetCards } from '#server/payments/forget-cards.ts';
import { askForCards } from '#server/payments/ask-provider.ts';
import { topUpAutomatically } from '#server/payments/auto-top-up/charge.ts';
import { letTopUpsBeDue } from '#support/auto-top-up.ts';
import { inputOf } from '#support/input.ts';
import { callOf } from './payment-store.ts';
import { stripeWorld } from './stripe-store.ts';
import { recordOperator } from '#support/operator.ts';

const CHARGE = 'POST /v1/payment_intents';

const world = stripeWorld();

describe('a kept card', () => {
  const enter = async (behaviour = 'pays'): Promise<void> => {
    const body = { callbackUrl: `${world.store.url}/credits` };
    const { paymentUrl } = await addPaymentMethod(world.store.deps, ...callOf(world.caller, body));
    await world.stripe.order('enter-card', { id: paymentUrl.split('/').at(-1) ?? '', behaviour });
  };
  const card = () => getPaymentMethod(world.store.deps, world.caller);
  /** The credit is 0, so a charge is due at once. */
  const switchOn = () =>
    setAutoTopUp(
      world.store,
      world.caller,
      inputOf('setAutoTopUp', { body: { enabled: true, threshold: 10, amount: 20 } }),
    );
  const again = async (): Promise<void> => {
    await letTopUpsBeDue(world.store);
    await topUpAutomatically(world.store.deps, world.caller.resellerId);
  };
  const charges = async (): Promise<number> => {
    const { intents } = await world.stripe.books();
    const own = await world.payer.history();
    return intents.filter(({ metadata }) => own.some(({ id }) => id === metadata.payment)).length;
  };

  test('is stored by its event', async () => {
    await enter();
    expect(await card()).toEqual({ last4: '4242', expiry: '07/31' });
  });

  test('is stored when its event never comes', async () => {
    await world.stripe.order('events', { delivery: 'never' });
    await enter();
    expect(await card()).toBeUndefined();
    await world.store.db.system`update card_form set created_at = created_at - interval '3 minutes'`;
    await askForCards(world.store.deps);
    expect(await card()).toEqual({ last4: '4242', expiry: '07/31' });
  });

  test('is charged for the automatic top-up', async () => {
    await enter();
    await switchOn();
    await topUpAutomatically(world.store.deps, world.caller.resellerId);
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([20, ['SUCCESS']]);
    await world.payer.expectEqualBooks();
  });

  test.each([
    ['that is declined', 'is declined', 'The card was declined.'],
    ['without money', 'is declined with insufficient_funds', 'The account of this card does not have enough money.'],
    ['that was stolen', 'is declined with stolen_card', 'The card was declined.'],
    ['with a code that is new', 'is declined with something_new', 'The card was declined.'],
    [
      'whose bank asks for its holder',
      'asks for its holder',
      'The bank wants this payment to be confirmed. Please top up by hand.',
    ],
  ])('%s is a refused charge, with the reason', async (_, behaviour, message) => {
    await enter(behaviour);
    await switchOn();
    await topUpAutomatically(world.store.deps, world.caller.resellerId);
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([0, ['FAILURE']]);
    const [charge] = await world.payer.history();
    const deps = { ...world.store.deps, confirmCreditAbove: 100_000 };
    const shown = inputOf('getPayment', { params: { id: charge?.id ?? '' } });
    expect(await getPayment(deps, await recordOperator(world.store), shown)).toMatchObject({ message });
    expect(await charges()).toBe(1);
  });

  test.each([
    ['slow', 2],
    ['fails after', 2],
    ['cuts before', 2],
    ['cuts after', 2],
    ['is still at it', 1],
    ['sends garbage', 2],
    ['names another amount', 1],
  ])('is charged once when the answer is lost (%s)', async (fault, times) => {
    await enter();
    await switchOn();
    await world.misbehave(fault, CHARGE, times);
    await expect(topUpAutomatically(world.store.deps, world.caller.resellerId)).rejects.toBeInstanceOf(Error);
    expect(await world.payer.statuses()).toEqual(['PENDING']);
    await world.stripe.order('behave');
    await again();
    expect([await world.payer.credit(), await world.payer.statuses()]).toEqual([20, ['SUCCESS']]);
    expect(await charges()).toBe(1);
    await world.payer.expectEqualBooks();
  });

  test('is not charged while Stripe repeats its failure, as it does for as long as it remembers the key', async () => {
    await enter();
    await switchOn();
    await world.misbehave('fails before', CHARGE, 2);
    await expect(topUpAutomatically(world.store.deps, world.caller.resellerId)).rejects.toBeInstanceOf(Error);
    await world.stripe.order('behave');
    await expect(again()).rejects.toBeInstanceOf(Error);
    expect([await charges(), await world.payer.statuses()]).toEqual([0, ['PENDING']]);
  });

  test('that is removed is removed at Stripe too, also when that fails at first', async () => {
    await enter();
    await deletePaymentMethod(world.store.deps, world.caller);
    const attached = async () => (await world.stripe.books()).methods.at(-1)?.customer !== null;
    await world.misbehave('fails before', 'POST /v1/payment_methods', 2);
    await forgetCards(world.store.deps);
    expect(await attached()).toBe(true);
    await forgetCards(world.store.deps);
    expect(await attached()).toBe(false);
    expect(await world.store.db.system`select from removed_card`).toHaveLength(0);
  });

  test('that is replaced is removed at Stripe', async () => {
    await enter();
    await enter();
    await forgetCards(world.store.deps);
    const methods = (await world.stripe.books()).methods.slice(-2);
    expect(methods.map(({ customer }) => customer === null)).toEqual([true, false]);
  });
});
