import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';

/** In the order to offer them. */
export const RESELLER_SORTS = ['NEWEST', 'CREDIT', 'REVENUE', 'SALES'] as const satisfies readonly ResellerSort[];
