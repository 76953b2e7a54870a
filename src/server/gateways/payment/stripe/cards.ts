// Cards that Stripe keeps, each for its own customer, and charges without their holder.
import Stripe from 'stripe';
import { z } from 'zod';
import type { CardCharge, CardChargeOutcome, CardFormOrder, CreatedForm, Known } from '../gateway.ts';
import type { CardReport } from '../report.ts';
import { toStripeAmount } from './amounts.ts';
import { PAYMENT_KEY } from './checkout.ts';
import { whenAdmitted } from './client.ts';
import { type Decline, declineText } from './declines.ts';
import { ownIdOf, parseSession, type Session } from './session.ts';

/** The clocks of both sides may differ. */
const CLOCK_SECONDS = 3600;

const LARGEST_PAGE = 100;

/** Opens the page that takes a card, once for each form. Stripe makes the customer when the card is entered. */
export const openForm = async (stripe: Stripe, order: CardFormOrder, signal: AbortSignal): Promise<CreatedForm> => {
  const parameters: Stripe.Checkout.SessionCreateParams = {
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    customer_creation: 'always',
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    client_reference_id: order.id,
  };
  const created = await whenAdmitted(signal, () =>
    stripe.checkout.sessions.create(parameters, { idempotencyKey: order.id }),
  );
  const { id, url } = parseSession(created);
  if (typeof url !== 'string') throw new Error(`Stripe gave the session ${id} no page`);
  return { formUrl: url, reference: id };
};

const setup = z.object({
  customer: z.string(),
  payment_method: z.object({
    id: z.string(),
    card: z.object({ last4: z.string(), exp_month: z.int().min(1).max(12), exp_year: z.int().min(2000) }),
  }),
});

/** What the store keeps of a card: Stripe charges a card together with its customer. */
const toToken = (customer: string, method: string): string => `${customer} ${method}`;

const fromToken = (token: string): { customer: string; method: string } => {
  const [customer = '', method = ''] = token.split(' ');
  return { customer, method };
};

/** The card that was entered in this session; undefined while there is none. */
export const findCardOf = async (
  stripe: Stripe,
  session: Session,
  signal: AbortSignal,
): Promise<CardReport | undefined> => {
  const [id, intent] = [ownIdOf(session), session.setup_intent];
  if (id === undefined || session.status !== 'complete' || typeof intent !== 'string') return undefined;
  const found = await whenAdmitted(signal, () => stripe.setupIntents.retrieve(intent, { expand: ['payment_method'] }));
  const { customer, payment_method: method } = setup.parse(found);
  const { last4, exp_month: month, exp_year: year } = method.card;
  const expiry = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
  return { id, card: { token: toToken(customer, method.id), last4, expiry } };
};

export const findCard = async (
  stripe: Stripe,
  { reference }: Known,
  signal: AbortSignal,
): Promise<CardReport | undefined> => {
  const found = await whenAdmitted(signal, () => stripe.checkout.sessions.retrieve(reference));
  return findCardOf(stripe, parseSession(found), signal);
};

const refusal = (decline: Decline): CardChargeOutcome => ({ outcome: 'FAILURE', message: declineText(decline) });

const chargeIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});

type ChargeIntent = z.output<typeof chargeIntent>;

/** Throws while the outcome is unknown. */
const outcomeOf = ({ id, status, last_payment_error: error }: ChargeIntent): CardChargeOutcome => {
  if (status === 'succeeded') return { outcome: 'SUCCESS', reference: id };
  if (['requires_payment_method', 'canceled'].includes(status))
    return refusal({ code: error?.code, declineCode: error?.decline_code });
  if (status === 'requires_action') return refusal({ code: 'authentication_required' });
  throw new Error(`The outcome of the charge ${id} is not known yet: ${status}`);
};

/**
 * Stripe forgets an idempotency key after a day, and repeats its own failure until then. So a charge is looked for
 * before it is made.
 */
const findCharge = async (
  stripe: Stripe,
  { id, token, recordedAt }: CardCharge,
  signal: AbortSignal,
): Promise<ChargeIntent | undefined> => {
  const since = Math.floor(recordedAt.getTime() / 1000) - CLOCK_SECONDS;
  const { customer } = fromToken(token);
  const { data } = await whenAdmitted(signal, () =>
    stripe.paymentIntents.list({ customer, created: { gte: since }, limit: LARGEST_PAGE }),
  );
  return data.map((found) => chargeIntent.parse(found)).find(({ metadata }) => metadata?.[PAYMENT_KEY] === id);
};

const create = async (stripe: Stripe, charge: CardCharge, signal: AbortSignal): Promise<CardChargeOutcome> => {
  const { customer, method } = fromToken(charge.token);
  const parameters: Stripe.PaymentIntentCreateParams = {
    amount: toStripeAmount(charge.amount, charge.currency),
    currency: charge.currency.toLowerCase(),
    customer,
    payment_method: method,
    allowed_payment_method_types: ['card'],
    confirm: true,
    off_session: true,
    metadata: { [PAYMENT_KEY]: charge.id },
  };
  const created = await whenAdmitted(signal, () =>
    stripe.paymentIntents.create(parameters, { idempotencyKey: charge.id }),
  );
  return requireAmount(charge, chargeIntent.parse(created));
};

/** An amount other than the requested one is a fault that people have to look at: the charge stays pending. */
const requireAmount = ({ amount, currency }: CardCharge, intent: ChargeIntent): CardChargeOutcome => {
  if (intent.amount !== toStripeAmount(amount, currency) || intent.currency !== currency.toLowerCase())
    throw new Error(
      `Stripe charged ${intent.amount} ${intent.currency} by ${intent.id}, another amount than asked for`,
    );
  return outcomeOf(intent);
};

/** Whether Stripe said that this charge will never be made: the card was removed, or is not a card. */
const isRefused = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing');

export const charge = async (stripe: Stripe, order: CardCharge, signal: AbortSignal): Promise<CardChargeOutcome> => {
  try {
    const known = await findCharge(stripe, order, signal);
    return known ? requireAmount(order, known) : await create(stripe, order, signal);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return refusal({ code: error.code, declineCode: error.decline_code });
  }
};

export const removeCard = async (stripe: Stripe, token: string, signal: AbortSignal): Promise<void> => {
  const { method } = fromToken(token);
  try {
    const known = await whenAdmitted(signal, () => stripe.paymentMethods.retrieve(method));
    if (known.customer !== null) await whenAdmitted(signal, () => stripe.paymentMethods.detach(method));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return;
    throw error;
  }
};
