import type { SoldItem } from '#contract/storefront/model/soldItem.ts';

export type BalanceEnd = {
  state: 'purchased' | 'activated' | 'refunded';
  expiresAt: string | null;
};

type Balance = BalanceEnd & {
  packageType: 'standard' | 'unlimited';
  sizeBytes: number;
  usedBytes: number;
};

/** Whether a sold package gives no more data: it was refunded or has expired. */
export const isOver = ({ state, expiresAt }: BalanceEnd, now: Date): boolean =>
  state === 'refunded' || (expiresAt !== null && new Date(expiresAt) <= now);

/** Bytes that a sold package still gives: 0 once it is over, and where it is unlimited. */
export const availableBytes = (balance: Balance, now: Date): number => {
  if (isOver(balance, now) || balance.packageType === 'unlimited') return 0;
  return Math.max(balance.sizeBytes - balance.usedBytes, 0);
};

/** Whether an unlimited package is left of these sales, which the sum of bytes does not count. */
export const hasUnlimited = (sales: readonly Pick<SoldItem, 'state' | 'balance'>[], now = new Date()): boolean =>
  sales.some(
    ({ state, balance: { packageType, expiresAt = null } }) =>
      packageType === 'unlimited' && !isOver({ state, expiresAt }, now),
  );
