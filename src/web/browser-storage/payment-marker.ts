import type { CartLine } from '#domain/cart.ts';
import { PURCHASE_START_LEAD_MS } from '#domain/limits.ts';
import type { PaymentMarker } from '#domain/payment-poll.ts';
import { purchaseCart } from './cart.ts';
import { purchasePaymentId, purchaseStartTime } from './payment.ts';

const markTime = (): void => purchaseStartTime.write(Date.now() - PURCHASE_START_LEAD_MS);

/** To call with the click on pay, before anything is sent; with the cart, where it is paid for. */
export const markPaymentStart = (cart: readonly CartLine[] | null): void => {
  purchasePaymentId.clear();
  purchaseCart.write(cart);
  markTime();
};

export const markPaymentId = (paymentId: string): void => purchasePaymentId.write(paymentId);

/** To call before the browser leaves for the page of a payment that was started earlier, here or elsewhere. */
export const markPaymentResumed = (paymentId: string): void => {
  // The cart of now was filled for another payment, unless this one was the last to start here.
  if (purchasePaymentId.read() !== paymentId) purchaseCart.write([]);
  markPaymentId(paymentId);
  markTime();
};

export const readPaymentMarker = (): PaymentMarker | undefined => {
  const startedAt = purchaseStartTime.read();
  return startedAt === null ? undefined : { startedAt, paymentId: purchasePaymentId.read() ?? undefined };
};

export const clearPaymentMarker = (): void => {
  purchaseStartTime.clear();
  purchasePaymentId.clear();
  purchaseCart.clear();
};
