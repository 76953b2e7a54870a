export { listBulkDiscounts } from './bulk-discounts.ts';
export { type CallbackDeps, createPaymentCallback } from './callback.ts';
export { listCurrencies } from './currencies.ts';
export type { PaymentDeps } from './deps.ts';
export { listPaymentHistory } from './history.ts';
export { settlePayment } from './settle.ts';
export { calculateCartPrice, getPaymentDetails, listPaymentMethods } from './show-prices.ts';
export { closeUnstartedPayments, closeUnstartedPaymentsJob } from './start-payment.ts';
export { submitCart, submitCreditTopUp } from './submit.ts';
