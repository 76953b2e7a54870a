export type { DeskPaymentDeps } from './deps.ts';
export { getPayment } from './get-payment.ts';
export { listPayments } from './list-payments.ts';
export { settleTransfer } from './settle-transfer.ts';
