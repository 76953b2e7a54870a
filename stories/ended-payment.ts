import { getListPaymentHistoryResponseMock } from '#mocks/generated/storefront/payments/payments.msw.ts';
import { getListPaymentHistoryMockHandler } from '#mocks/generated/storefront/payments/payments.msw.ts';
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import { network } from '#storybook/network.ts';
import { forgetEndedPayment, keepEndedPayment } from '#web/browser-storage/payment-marker.ts';

const { items, ...history } = getListPaymentHistoryResponseMock();
const [purchase] = items;
const [item] = purchase?.items ?? [];

/** This tab came back from a payment, which the purchase history has with this status. For `beforeEach`. */
export const backFromPayment = (status: PaymentStatus): (() => void) => {
  if (!purchase || !item) throw new Error('The example of the history is empty');
  network.use(getListPaymentHistoryMockHandler({ ...history, items: [{ ...purchase, items: [{ ...item, status }] }] }));
  keepEndedPayment({ startedAt: Date.now(), paymentId: purchase.id });
  return forgetEndedPayment;
};
