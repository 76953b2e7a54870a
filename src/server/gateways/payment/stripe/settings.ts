/** What the store needs to take payments by Stripe. */
export type StripeSettings = {
  secretKey: string;
  /** Stripe signs its events with it. */
  webhookSecret: string;
  /** The address of Stripe's API, if it is a stand-in. */
  address?: URL;
};

/** The settings that are missing for payments with real money, as words for a list. */
export const missingForPayments = (stripe: StripeSettings | undefined): string[] =>
  stripe ? [] : ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, for payments'];
