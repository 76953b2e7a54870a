// When an eSIM can be replaced by a new one, and what the new one gets.
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { isPackageLeft } from './package-state.ts';

/** Each replacement takes a profile that the store has paid for: more in a day would be no customer's. */
export const REPLACEMENTS_A_DAY = 5;

/** `supplier`: it keeps what is left on the eSIM itself. */
export type ReplacementRefusal = 'replaced' | 'refunded' | 'supplier' | 'nothingLeft';

type Replaceable = Pick<Esim, 'withdrawal' | 'isBalanceBound' | 'customerProfileDomainId'>;
type Sold = Pick<SoldItem, 'state' | 'balance' | 'customerProfileDomainId'>;

/** The packages of an eSIM of which something is left: what a new eSIM goes on with. */
export const packagesLeft = <Kept extends Sold>(
  { customerProfileDomainId: id }: Pick<Esim, 'customerProfileDomainId'>,
  sales: readonly Kept[],
  now: Date,
): Kept[] => sales.filter((sale) => sale.customerProfileDomainId === id && isPackageLeft(sale, now));

/**
 * Why an eSIM cannot be replaced; undefined while it can, also after its customer deleted it (PKG-120). A replacement
 * costs nothing: data, days and the price that was paid stay with the packages, which the new eSIM shares.
 */
export const replacementRefusal = (
  esim: Replaceable,
  sales: readonly Sold[],
  now: Date,
): ReplacementRefusal | undefined => {
  if (esim.withdrawal === 'REPLACED') return 'replaced';
  if (esim.withdrawal === 'REFUNDED') return 'refunded';
  if (packagesLeft(esim, sales, now).length === 0) return 'nothingLeft';
  return esim.isBalanceBound ? 'supplier' : undefined;
};
