// When an eSIM can be replaced by a new one, and what the new one gets.
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { isInUse } from './esim.ts';
import { isPackageLeft, isPackageOver, packageStateOf } from './package-state.ts';

/** Each replacement takes a profile that the store has paid for: more in a day would be no customer's. */
export const REPLACEMENTS_A_DAY = 5;

/** `supplier`: it keeps what is left on the eSIM itself. */
export type ReplacementRefusal = 'replaced' | 'refunded' | 'supplier' | 'nothingLeft';

type Kept = { id: string; replacedBy?: string | null; replacementReason?: string | null };

/**
 * The eSIMs of a customer, oldest first, that the link of one of them leads to: none since a phone was lost or stolen
 * after it, as the links up to then are on that phone (PKG-120).
 */
export const esimsOfLink = <Esim extends Kept>(esim: Esim, esims: readonly Esim[]): readonly Esim[] => {
  const after = esims.slice(esims.indexOf(esim) + 1);
  const insteadOfLost = new Set(esims.map((old) => (old.replacementReason === 'LOST' ? old.replacedBy : undefined)));
  const end = after.findIndex(({ id }) => insteadOfLost.has(id));
  return end < 0 ? esims : esims.slice(0, esims.length - after.length + end);
};

/** Whether a phone was reported lost and a new eSIM took the place of this one, or of the one that followed it. */
export const isReportedLost = <Esim extends Kept>(esim: Esim, esims: readonly Esim[]): boolean => {
  const next = esims.find(({ id }) => id === esim.replacedBy);
  return next !== undefined && (esim.replacementReason === 'LOST' || isReportedLost(next, esims));
};

/** The last time that one of them was replaced; undefined where none was. */
export const latestReplacement = (esims: readonly Pick<Esim, 'replacement'>[]): Esim['replacement'] =>
  esims
    .flatMap(({ replacement }) => replacement ?? [])
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);

type Replaceable = Pick<Esim, 'withdrawal' | 'isBalanceBound' | 'customerProfileDomainId'>;
type Sold = Pick<SoldItem, 'state' | 'balance' | 'customerProfileDomainId'>;

/** The packages of an eSIM of which something is left: what a new eSIM goes on with. */
export const packagesLeft = <Kept extends Sold>(
  { customerProfileDomainId: id }: Pick<Esim, 'customerProfileDomainId'>,
  sales: readonly Kept[],
  now: Date,
): Kept[] => sales.filter((sale) => sale.customerProfileDomainId === id && isPackageLeft(sale, now));

/**
 * When the last package on an eSIM in use expired, `unknown` where one was used up instead. Undefined while something is
 * left, and where nothing is known of its packages.
 */
export const overSince = (
  esim: Pick<Esim, 'customerProfileDomainId' | 'active' | 'withdrawal'>,
  sales: readonly Sold[],
  now: Date,
): Date | 'unknown' | undefined => {
  const on = sales.filter((sale) => sale.customerProfileDomainId === esim.customerProfileDomainId);
  const over = on.filter((sale) => isPackageOver(sale, now));
  if (!isInUse(esim) || over.length === 0 || packagesLeft(esim, on, now).length > 0) return undefined;
  if (over.some((sale) => packageStateOf(sale, now) === 'empty')) return 'unknown';
  return new Date(Math.max(...over.map(({ balance }) => Date.parse(balance.expiresAt ?? ''))));
};

/**
 * The sale that the message with the link to an eSIM is about, of sales with the newest first: send_replacement_link
 * chooses the same.
 */
export const saleOfLink = <Kept extends Sold>(
  { customerProfileDomainId: id }: Pick<Esim, 'customerProfileDomainId'>,
  sales: readonly Kept[],
  now: Date,
): Kept | undefined =>
  sales.find(
    (sale) => sale.customerProfileDomainId === id && !['refunded', 'expired'].includes(packageStateOf(sale, now)),
  );

/** The eSIMs that a customer can use and on which something is left: what the customer has is on these. */
export const esimsWithData = <Kept extends Pick<Esim, 'customerProfileDomainId' | 'active' | 'withdrawal'>>(
  esims: readonly Kept[],
  sales: readonly Sold[],
  now: Date,
): Kept[] => esims.filter((esim) => isInUse(esim) && packagesLeft(esim, sales, now).length > 0);

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

/**
 * The eSIMs for which a replacement is offered (POS-127): those that can be replaced, and those whose supplier keeps what
 * is left, because the dialog says what helps instead. An eSIM with nothing left is not among them.
 */
export const replacementChoices = <Kept extends Replaceable>(
  esims: readonly Kept[],
  sales: readonly Sold[],
  now: Date,
): Kept[] =>
  esims.filter((esim) => {
    const refusal = replacementRefusal(esim, sales, now);
    return refusal === undefined || refusal === 'supplier';
  });
