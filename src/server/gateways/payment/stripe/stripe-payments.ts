// Payments with real money, on Stripe's pages: Checkout for payments and cards, charges of kept cards.
import type { PaymentGateway } from '../gateway.ts';
import type { ReportSource } from '../report.ts';
import { charge, findCard, openForm, removeCard } from './cards.ts';
import { cancelPayment, createPayment, findOutcome } from './checkout.ts';
import { createClient } from './client.ts';
import { stripeEvents } from './events.ts';
import { refund } from './refunds.ts';
import type { StripeSettings } from './settings.ts';

export type StripePaymentOptions = StripeSettings & {
  storeName: string;
  /** The currencies that the store sells in. */
  currencies: readonly string[];
  timeoutMs: number;
};

export type StripePayments = { gateway: PaymentGateway; reports: ReportSource };

const method = { id: 'stripe', name: 'Card' };

export const createStripePayments = (options: StripePaymentOptions): StripePayments => {
  const { storeName, currencies, timeoutMs, webhookSecret } = options;
  const stripe = createClient(options, timeoutMs);
  return {
    gateway: {
      methods: () => [{ ...method, isCustomPaymentMethod: false, currencies }],
      createPayment: (order, signal) => createPayment(stripe, storeName, order, signal),
      cancelPayment: (payment, signal) => cancelPayment(stripe, payment, signal),
      findOutcome: (payment, signal) => findOutcome(stripe, payment, signal),
      refund: (order, signal) => refund(stripe, order, signal),
      cards: {
        method,
        openForm: (order, signal) => openForm(stripe, order, signal),
        findCard: (form, signal) => findCard(stripe, form, signal),
        charge: (order, signal) => charge(stripe, order, signal),
        removeCard: (token, signal) => removeCard(stripe, token, signal),
      },
    },
    reports: stripeEvents({ stripe, webhookSecret, timeoutMs }),
  };
};
