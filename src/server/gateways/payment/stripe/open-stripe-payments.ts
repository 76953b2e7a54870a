import type { StripePaymentOptions, StripePayments } from './stripe-payments.ts';

/** Loads Stripe's package, which is large, only where a store uses it. */
export const openStripePayments = async (options: StripePaymentOptions): Promise<StripePayments> => {
  const { createStripePayments } = await import('./stripe-payments.ts');
  return createStripePayments(options);
};
