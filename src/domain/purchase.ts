import type { Purchase } from '#contract/storefront/model/purchase.ts';

export type PurchaseKind = 'single' | 'group' | 'bulk';

/** One item, several of one purchase, or a purchase with a bulk discount (readings CRE-020). */
export const purchaseKind = ({ items, bulkDiscounts }: Pick<Purchase, 'items' | 'bulkDiscounts'>): PurchaseKind => {
  if (bulkDiscounts.length > 0) return 'bulk';
  return items.length > 1 ? 'group' : 'single';
};

/** Pending or failed as a whole when any of its lines is. */
export const purchaseStatus = ({ items, hasPending }: Pick<Purchase, 'items' | 'hasPending'>) => {
  if (hasPending || items.some(({ status }) => status === 'PENDING')) return 'PENDING';
  return items.some(({ status }) => status === 'FAILURE') ? 'FAILURE' : 'SUCCESS';
};
