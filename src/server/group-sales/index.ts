export { createGroupSale } from './create-group-sale.ts';
export type { GroupSaleDeps } from './deps.ts';
export { getGroupSale } from './get-group-sale.ts';
export { groupSalesJob } from './sell-lines.ts';
export { listGroupSales } from './list-group-sales.ts';
export { mailGroupSale } from './mail-group-sale.ts';
export { quoteGroupSale } from './quote-group-sale.ts';
export { retryGroupSale } from './retry-group-sale.ts';
