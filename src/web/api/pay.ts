import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import { sendOnce } from './idempotency.ts';
import { markPaymentId, markPaymentStart } from './payment-marker.ts';

export interface Callbacks {
  successCallbackUrl: string;
  errorCallbackUrl: string;
  cancelCallbackUrl: string;
}

/** Where the payment page sends the browser back to: the checkout it left (readings CLI-070). */
export const callbacksTo = (checkoutPath: string): Callbacks => {
  const checkout = new URL(checkoutPath, globalThis.location.origin).href;
  return {
    successCallbackUrl: `${checkout}?process-payment=true`,
    errorCallbackUrl: `${checkout}?error=true`,
    cancelCallbackUrl: checkout,
  };
};

/**
 * Starts a payment: the marker is stored first, then the call goes out, once for a click (idempotency.ts).
 *
 * @param purpose 'credit-top-up' or 'cart'.
 */
export const startPayment = async <Body>(
  purpose: string,
  body: Body,
  submit: (variables: { data: Body; headers: { 'Idempotency-Key': string } }) => Promise<PaymentSubmitted>,
): Promise<PaymentSubmitted> => {
  markPaymentStart();
  const submitted = await sendOnce(purpose, body, submit);
  markPaymentId(submitted.paymentId);
  return submitted;
};

/** Leaves for the payment page. Only for web addresses: an answer must not run anything here. */
export const leaveFor = (address: string): void => {
  if (!/^https?:$/.test(new URL(address).protocol)) throw new TypeError('Not a web address');
  globalThis.location.assign(address);
};
