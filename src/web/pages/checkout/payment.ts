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

/** What every payment sends beside its cart (CLI-026). */
export const paymentTerms = (paymentMethodId: string, expectedPrices: Price[], checkoutPath: string) => ({
  paymentMethodId,
  expectedPrices,
  useIncentivesBalance: false,
  token: '',
  ...callbacksTo(checkoutPath),
});
