export { activateActivatedItem, refundActivatedItem } from './change-sale.ts';
export { exportActivatedItems } from './export.ts';
export type { CustomerRow, EsimRow, SaleRow, ShareLinkRow } from './rows.ts';
export { registerActivation, type SaleDeps, topUpActivation, topUpActivationWithProfile } from './sell.ts';
export { getActivatedItem, listActivatedItems } from './sold-items.ts';
export { listSortedActivatedItems } from './sort-sales.ts';
export { type ShareLinks, toBalance, toCustomer, toEsim, toSoldItem, totalAvailable } from './mappers.ts';
