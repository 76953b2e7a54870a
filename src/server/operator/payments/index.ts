export type { OperatorPaymentDeps } from './deps.ts';
export { getPayment } from './get-payment.ts';
export { listPayments } from './list-payments.ts';
export { refundPayment } from './refund-payment.ts';
export { settleTransfer } from './settle-transfer.ts';
