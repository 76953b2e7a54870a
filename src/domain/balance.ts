type Balance = {
  state: 'purchased' | 'activated' | 'refunded';
  packageType: 'standard' | 'unlimited';
  sizeBytes: number;
  usedBytes: number;
  expiresAt: string | null;
};

/** Bytes that a sold package still gives: none once it was refunded or has expired, and no count when unlimited. */
export const availableBytes = (balance: Balance, now: Date): number => {
  const isOver = balance.expiresAt !== null && new Date(balance.expiresAt) <= now;
  if (balance.state === 'refunded' || isOver || balance.packageType === 'unlimited') return 0;
  return Math.max(balance.sizeBytes - balance.usedBytes, 0);
};
