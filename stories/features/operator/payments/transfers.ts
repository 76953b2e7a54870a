import type { Payment } from '#contract/operator/model/payment.ts';
import { getGetPaymentResponseMock } from '#mocks/generated/operator/payments/payments.msw.ts';

const card = getGetPaymentResponseMock();

const transfer: NonNullable<Payment['transfer']> = {
  reference: 'RF18539007547034',
  holder: 'Harbour Supplies GmbH',
  iban: 'DE89370400440532013000',
  dueAt: '2026-12-03T14:05:00.000Z',
};

/** A bank transfer that has not come yet. */
export const openTransfer: Payment = {
  ...card,
  state: 'PENDING',
  purpose: 'CREDIT',
  method: { id: 'bank-transfer', name: 'Bank transfer' },
  takenBack: { value: 0, currencyCode: 'USD' },
  refundable: { value: 0, currencyCode: 'USD' },
  refundWay: 'BY_HAND',
  refunds: [],
  events: card.events.slice(0, 1),
  transfer,
};

/** The same one, come in full. */
export const settledTransfer: Payment = {
  ...openTransfer,
  state: 'SUCCESS',
  transfer: { ...transfer, received: card.total, valueDate: '2026-11-20', bookedAt: '2026-11-20T09:00:00.000Z' },
};
