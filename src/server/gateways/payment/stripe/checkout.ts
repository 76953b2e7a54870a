// Payments on Stripe's page.
import Stripe from 'stripe';
import type { CreatedPayment, Known, PaymentOrder } from '../gateway.ts';
import type { PaymentReport } from '../report.ts';
import { toStripeAmount } from './amounts.ts';
import { whenAdmitted } from './client.ts';
import { outcomeOf, parseSession, unpaid } from './session.ts';

/** Stripe allows 30 minutes to 24 hours from the call. A repeated order has to ask for the same moment. */
const OPEN_HOURS = 23;

/** The key under which the metadata of Stripe's objects has the store's id of a payment. */
export const PAYMENT_KEY = 'payment';

const parametersOf = (order: PaymentOrder, storeName: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.currency.toLowerCase(),
        unit_amount: toStripeAmount(order.amount, order.currency),
        product_data: { name: storeName },
      },
    },
  ],
  // Another currency on the page would be another amount than was confirmed.
  adaptive_pricing: { enabled: false },
  success_url: order.successUrl,
  cancel_url: order.cancelUrl,
  client_reference_id: order.id,
  metadata: { [PAYMENT_KEY]: order.id },
  payment_intent_data: { metadata: { [PAYMENT_KEY]: order.id } },
  expires_at: Math.floor(order.recordedAt.getTime() / 1000) + OPEN_HOURS * 3600,
});

/** Opens the page, once for each payment. */
export const createPayment = async (
  stripe: Stripe,
  storeName: string,
  order: PaymentOrder,
  signal: AbortSignal,
): Promise<CreatedPayment> => {
  const parameters = parametersOf(order, storeName);
  const created = await whenAdmitted(signal, () =>
    stripe.checkout.sessions.create(parameters, { idempotencyKey: order.id }),
  );
  const { id, url } = parseSession(created);
  if (typeof url !== 'string') throw new Error(`Stripe gave the session ${id} no page`);
  return { paymentUrl: url, reference: id };
};

export const findOutcome = async (
  stripe: Stripe,
  { reference }: Known,
  signal: AbortSignal,
): Promise<PaymentReport | undefined> => {
  const found = await whenAdmitted(signal, () =>
    stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
  );
  return outcomeOf(parseSession(found));
};

/** Closes the page. If it is closed already, Stripe is asked how it ended. */
export const cancelPayment = async (
  stripe: Stripe,
  payment: Known,
  signal: AbortSignal,
): Promise<PaymentReport | undefined> => {
  try {
    const expired = await whenAdmitted(signal, () => stripe.checkout.sessions.expire(payment.reference));
    return unpaid(parseSession(expired), 'cancelled');
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return findOutcome(stripe, payment, signal);
  }
};
