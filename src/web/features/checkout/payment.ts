import type { Price } from '#contract/storefront/model/price.ts';

/** Where the payment page sends the browser back to: the checkout it left (CLI-070). */
const callbacksTo = (checkoutPath: string) => {
  const checkout = new URL(checkoutPath, globalThis.location.origin).href;
  return {
    successCallbackUrl: `${checkout}?process-payment=true`,
    errorCallbackUrl: `${checkout}?error=true`,
    cancelCallbackUrl: checkout,
  };
};

/** How a payment is made: by a method, for the total that was shown, and by a token where the method asks for one. */
export type PaymentChoice = {
  methodId: string;
  totals: Price[];
  /** Of the sign-in at the exchange; empty for every other method. */
  token: string;
};

/** What every payment sends beside its cart (CLI-026, CLI-068). */
export const paymentTerms = ({ methodId, totals, token }: PaymentChoice, checkoutPath: string) => ({
  paymentMethodId: methodId,
  expectedPrices: totals,
  useIncentivesBalance: false,
  token,
  ...callbacksTo(checkoutPath),
});
