export type { OperatorPaymentDeps } from './deps.ts';
export { exportPayments } from './export-payments.ts';
export { exportPaymentsWorkbook } from './export-payments-workbook.ts';
export { getPayment } from './get-payment.ts';
export { listPayments } from './list-payments.ts';
export { countPayments, countTakenBack, type PaymentCount } from './payment-search.ts';
export { refundPayment } from './refund-payment.ts';
export { settleTransfer } from './settle-transfer.ts';
export { sumPayments } from './sum-payments.ts';
