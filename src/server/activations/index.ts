export { activateActivatedItem } from './activate-activated-item.ts';
export type { ActivationDeps } from './deps.ts';
export { endSaleAttempt } from './end-sale-attempt.ts';
export { exportActivatedItems } from './export-activated-items.ts';
export { exportActivatedItemsWorkbook } from './export-activated-items-workbook.ts';
export { getActivatedItem } from './get-activated-item.ts';
export { getSaleAttempt } from './get-sale-attempt.ts';
export { getSaleSuggestions } from './get-sale-suggestions.ts';
export { listActivatedItems } from './list-activated-items.ts';
export {
  type SharedPage,
  type ShareLinks,
  toBalance,
  toCustomer,
  toEsim,
  toReplacement,
  toSoldItem,
  totalAvailable,
  withdrawalOf,
  withdrawalOrCodes,
} from './mappers.ts';
export { refundActivatedItem } from './refund-activated-item.ts';
export { replaceEsim } from './replace-esim.ts';
export { registerActivation } from './register-activation.ts';
export type { CustomerRow, EsimRow, SaleRow, ShareLinkRow } from './rows.ts';
export { type SellDeps, sellNewEsim, toSale } from './sell.ts';
export { sendActivatedItemLink } from './send-activated-item-link.ts';
export { topUpActivationWithProfile } from './top-up-activation-with-profile.ts';
export { topUpActivation } from './top-up-activation.ts';
export type { AnalysisDeps } from './analysis/deps.ts';
export { getRevenue } from './analysis/get-revenue.ts';
