import { PURCHASE_START_LEAD_MS } from '#domain/limits.ts';
import type { PaymentMarker } from '#domain/payment-poll.ts';
import { purchasePaymentId, purchaseStartTime } from './payment.ts';

/** To call with the click on pay, before anything is sent. */
export const markPaymentStart = (): void => {
  purchasePaymentId.clear();
  purchaseStartTime.write(Date.now() - PURCHASE_START_LEAD_MS);
};

export const markPaymentId = (paymentId: string): void => purchasePaymentId.write(paymentId);

export const readPaymentMarker = (): PaymentMarker | undefined => {
  const startedAt = purchaseStartTime.read();
  return startedAt === null ? undefined : { startedAt, paymentId: purchasePaymentId.read() ?? undefined };
};

export const clearPaymentMarker = (): void => {
  purchaseStartTime.clear();
  purchasePaymentId.clear();
};
