export type { ChargeOutcome, ExchangeGateway, SignInRefusal } from './exchange/gateway.ts';
export { noExchange } from './exchange/no-exchange.ts';
export { createReferenceExchangePage } from './exchange/reference/account-page.ts';
export { createReferenceExchange } from './exchange/reference/reference-exchange.ts';
export {
  type CardCharge,
  type Cards,
  type CardChargeOutcome,
  createPaymentGateways,
  type CreatedForm,
  type CreatedPayment,
  type Known,
  type PaymentGateway,
  type PaymentGateways,
  type PaymentMethod,
  type PaymentOrder,
  type RefundOrder,
  type RefundOutcome,
  type ReturnUrls,
} from './payment/gateway.ts';
export { createReferencePayments } from './payment/reference/reference-payments.ts';
export {
  type CardReport,
  NotSigned,
  type PaymentReport,
  type RefundReport,
  type Report,
  reportKeys,
  reportPath,
  type ReportSource,
  type ReversalReport,
  signedReports,
} from './payment/report.ts';
export type { VatCheck, VatRegister } from './vat/gateway.ts';
export { createVies } from './vat/vies.ts';
export { createEcb } from './rates/ecb.ts';
export type { EuroRates, RatePublisher } from './rates/gateway.ts';
export { createSimulatedRates } from './rates/simulated-rates.ts';
export { type MailAttachment, type MailGateway, MailRefused } from './mail/gateway.ts';
export { createInboxPages, inboxHref } from './mail/reference/inbox-page.ts';
export { createReferenceMail } from './mail/reference/reference-mail.ts';
export { createSmtpGateway, type SmtpSettings } from './mail/smtp.ts';
export { missingForPayments, type StripeSettings } from './payment/stripe/settings.ts';
export { stripeAccountOf } from './payment/stripe/account.ts';
export { openStripePayments } from './payment/stripe/open-stripe-payments.ts';
export { createBankTransfers } from './payment/transfer/bank-transfer.ts';
export { type BankTransferSettings, transferForms, transferSettingsOf } from './payment/transfer/settings.ts';
export { type GatewayCall, gatewayProblem } from './gateway-problem.ts';
export { referenceTables, uselessReferenceRows } from './reference-tables.ts';
export { isAway } from './is-away.ts';
export { GATEWAY_TIMEOUT_MS, withTimeLimit } from './time-limit.ts';
export type {
  FoundOrder,
  FoundOrders,
  OrderingSupply,
  OrderOutcome,
  SuppliedPackage,
  Supply,
  SupplyOrder,
  WatchedSupply,
} from './supply/gateway.ts';
export { countNeededProfiles, countScarceProfiles, createProfilePool, isPoolEmpty } from './supply/profile-pool.ts';
export type { SeenNetwork, SupplyReport } from './supply/report.ts';
export { measuredSupply } from './supply/measured-supply.ts';
export { missingForSupply, type SupplySettings, suppliersOf } from './supply/settings.ts';
export { esimGoCallbackPath, isEsimGoSigned, parseEsimGoCallback } from './supply/esim-go/callback.ts';
export { createEsimGoSupply, ESIM_GO, type EsimGoSupply } from './supply/esim-go/esim-go-supply.ts';
export { findEsimGoReferences } from './supply/esim-go/references.ts';
export type { EsimGoSettings } from './supply/esim-go/settings.ts';
export type { StoreSettings } from './supply/store/client.ts';
export { isStoreSigned, parseStoreEvent, storeEventsPath, webhookKeyPattern } from './supply/store/events.ts';
export { createStoreSupply, STORE_SUPPLIER, type StoreSupply } from './supply/store/store-supply.ts';
export { createSimulatorPages } from './supply/simulator/routes.ts';
export { createSupplySimulator } from './supply/simulator/simulator.ts';
