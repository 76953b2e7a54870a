// Refunds of payments on Stripe's page and of charges of kept cards.
import Stripe from 'stripe';
import { z } from 'zod';
import type { RefundOrder, RefundOutcome } from '../gateway.ts';
import { toStripeAmount } from './amounts.ts';
import { whenAdmitted } from './client.ts';
import { parseSession } from './session.ts';

/** The key under which a refund's metadata has the store's id of it. */
const REFUND_KEY = 'refund';

const FAILED = 'The refund failed.';
const LARGEST_PAGE = 100;
const MESSAGE_MAX = 500;

const refundObject = z.object({
  id: z.string(),
  status: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  failure_reason: z.string().nullish(),
});

type RefundObject = z.output<typeof refundObject>;

/** A refund that was made may still fail. Throws for what is not a refund. */
export const failedRefund = (object: unknown): { id: string | undefined; reference: string; message: string } => {
  const { id: reference, metadata, failure_reason: reason } = refundObject.parse(object);
  return { id: metadata?.[REFUND_KEY], reference, message: reason ?? FAILED };
};

/** The charge of a kept card is an intent; a payment page has an intent after it was paid. */
const findIntent = async (stripe: Stripe, reference: string, signal: AbortSignal): Promise<string> => {
  if (reference.startsWith('pi_')) return reference;
  const session = parseSession(await whenAdmitted(signal, () => stripe.checkout.sessions.retrieve(reference)));
  if (typeof session.payment_intent === 'string') return session.payment_intent;
  throw new Error(`The session ${reference} has no payment`);
};

const outcomeOf = ({ amount, currency }: RefundOrder, refund: RefundObject): RefundOutcome => {
  const { id: reference, status, failure_reason: reason } = refund;
  if (refund.amount !== toStripeAmount(amount, currency) || refund.currency !== currency.toLowerCase())
    throw new Error(
      `Stripe refunded ${refund.amount} ${refund.currency} by ${reference}, another amount than asked for`,
    );
  if (status === 'succeeded') return { outcome: 'SUCCESS', reference };
  if (status === 'failed' || status === 'canceled') return { outcome: 'FAILURE', message: reason ?? FAILED, reference };
  return { outcome: 'PENDING', reference };
};

/**
 * Stripe forgets an idempotency key after a day, and repeats its own failure until then. So a refund is looked for
 * before it is made.
 */
const findRefund = async (
  stripe: Stripe,
  intent: string,
  { id }: RefundOrder,
  signal: AbortSignal,
): Promise<RefundObject | undefined> => {
  const { data } = await whenAdmitted(signal, () =>
    stripe.refunds.list({ payment_intent: intent, limit: LARGEST_PAGE }),
  );
  return data.map((found) => refundObject.parse(found)).find(({ metadata }) => metadata?.[REFUND_KEY] === id);
};

const create = async (
  stripe: Stripe,
  intent: string,
  { id, amount, currency }: RefundOrder,
  signal: AbortSignal,
): Promise<RefundObject> => {
  const parameters: Stripe.RefundCreateParams = {
    payment_intent: intent,
    amount: toStripeAmount(amount, currency),
    metadata: { [REFUND_KEY]: id },
  };
  return refundObject.parse(
    await whenAdmitted(signal, () => stripe.refunds.create(parameters, { idempotencyKey: id })),
  );
};

/** Whether Stripe said that this refund will never be made: the charge is disputed, or went back already. */
const isRefused = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;

/** Refunds once for each order. */
export const refund = async (stripe: Stripe, order: RefundOrder, signal: AbortSignal): Promise<RefundOutcome> => {
  const intent = await findIntent(stripe, order.payment.reference, signal);
  const known = await findRefund(stripe, intent, order, signal);
  if (known) return outcomeOf(order, known);
  try {
    return outcomeOf(order, await create(stripe, intent, order, signal));
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { outcome: 'FAILURE', message: error.message.slice(0, MESSAGE_MAX) };
  }
};
