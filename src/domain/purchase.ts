import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { type Money, toMinor, toMoney } from './money.ts';

type PurchaseKind = 'single' | 'group' | 'bulk';

/** One item, several items of one purchase, or a purchase with a bulk discount (CRE-020). */
export const purchaseKind = ({ items, bulkDiscounts }: Pick<Purchase, 'items' | 'bulkDiscounts'>): PurchaseKind => {
  if (bulkDiscounts.length > 0) return 'bulk';
  return items.length > 1 ? 'group' : 'single';
};

export type PurchaseStatus = PaymentStatus | 'CANCELLED' | 'OTHER_AMOUNT';

/**
 * Pending or failed when any of its lines is. A cancelled purchase did not fail, nor did one for which another amount
 * arrived.
 */
export const purchaseStatus = ({
  items,
  hasPending,
  isCancelled,
  received,
}: Pick<Purchase, 'items' | 'hasPending' | 'isCancelled' | 'received'>): PurchaseStatus => {
  if (hasPending || items.some(({ status }) => status === 'PENDING')) return 'PENDING';
  if (received) return 'OTHER_AMOUNT';
  if (isCancelled) return 'CANCELLED';
  return items.some(({ status }) => status === 'FAILURE') ? 'FAILURE' : 'SUCCESS';
};

/** The number of packages in all lines. */
export const purchaseAmount = ({ items }: Pick<Purchase, 'items'>): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

const firstMinor = (prices: readonly Money[]): number => toMinor(prices[0]?.priceValue ?? 0);

/** The part of the total beyond the lines and their discount. Undefined when it is 0. */
export const purchaseTax = ({
  items,
  bulkDiscounts,
  totalPrices,
}: Pick<Purchase, 'items' | 'bulkDiscounts' | 'totalPrices'>): Money | undefined => {
  const [total] = totalPrices;
  if (!total) return undefined;
  const lines = items.reduce((sum, { totalPackagePrices }) => sum + firstMinor(totalPackagePrices), 0);
  const discount = bulkDiscounts.reduce((sum, { discountValues }) => sum + firstMinor(discountValues), 0);
  const tax = toMinor(total.priceValue) - lines + discount;
  return tax > 0 ? toMoney(tax, total.currencyCode) : undefined;
};

/** File name of a saved credit note. */
export const creditNoteFileName = (number: string): string => `credit-note-${number}.pdf`;

/** File name of a saved receipt (ACC-015). */
export const receiptFileName = (at: Date): string => `receipt-${Math.floor(at.getTime() / 1000)}.pdf`;
