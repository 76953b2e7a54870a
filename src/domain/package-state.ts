import type { Balance } from '#contract/storefront/model/balance.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';

type Facts = Pick<Balance, 'activatedAt' | 'expiresAt' | 'packageType' | 'availableBalance' | 'withdrawal'>;

/**
 * What a sold package is good for now. `deleted`: something is left of it, but every eSIM that had it was deleted.
 * `pending`: it starts at its first use or by hand (STO-079).
 */
export type PackageState = 'pending' | 'active' | 'empty' | 'expired' | 'deleted' | 'refunded';

/** The state of a package: the same for the reseller, the traveller and in files (PKG-119). */
export const packageState = (balance: Facts, now: Date): PackageState => {
  const { activatedAt, expiresAt, packageType, availableBalance, withdrawal } = balance;
  if (withdrawal === 'REFUNDED') return 'refunded';
  if (expiresAt !== undefined && new Date(expiresAt) <= now) return 'expired';
  if (activatedAt !== undefined && packageType === 'standard' && availableBalance.sizeValue <= 0) return 'empty';
  if (withdrawal !== undefined) return 'deleted';
  return activatedAt === undefined ? 'pending' : 'active';
};

/** The state of the package of a sale. */
export const packageStateOf = (
  { state, balance }: Pick<SoldItem, 'state' | 'balance'>,
  now: Date = new Date(),
): PackageState => (state === 'refunded' ? 'refunded' : packageState(balance, now));

/** Whether a sold package was used up or has expired. */
export const isPackageOver = (sale: Pick<SoldItem, 'state' | 'balance'>, now: Date): boolean =>
  ['empty', 'expired'].includes(packageStateOf(sale, now));

/** Whether something is left of a sold package, also while no eSIM can use it. */
export const isPackageLeft = (sale: Pick<SoldItem, 'state' | 'balance'>, now: Date): boolean =>
  ['pending', 'active', 'deleted'].includes(packageStateOf(sale, now));
