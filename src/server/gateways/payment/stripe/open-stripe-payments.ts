import type { StripePaymentOptions, StripePayments } from './stripe-payments.ts';

/** Loads the package of Stripe, which is large, where a store takes payments by it. */
export const openStripePayments = async (options: StripePaymentOptions): Promise<StripePayments> => {
  const { createStripePayments } = await import('./stripe-payments.ts');
  return createStripePayments(options);
};
