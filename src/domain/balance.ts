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

/** Bytes that a sold package still gives: 0 once it is over, undefined when unlimited. */
export const availableBytes = (balance: Balance, now: Date): number => {
  if (isOver(balance, now) || balance.packageType === 'unlimited') return 0;
  return Math.max(balance.sizeBytes - balance.usedBytes, 0);
};
