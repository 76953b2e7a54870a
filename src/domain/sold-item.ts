import type { Balance } from '#contract/storefront/model/balance.ts';
import type { Customer } from '#contract/storefront/model/customer.ts';
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { esimOfInstance } from './esim.ts';
import type { NamedPackage } from './package-name.ts';

type State = SoldItem['state'];

/** Whether money and package were given back, so that the sale counts in no sum. */
export const isRefunded = ({ state }: { state?: State | undefined }): boolean => state?.toLowerCase() === 'refunded';

type RefundableSale = {
  state: State | undefined;
  balance: Pick<Balance, 'usedBalance' | 'expiresAt'>;
  /** Its supplier has yet to deliver it. */
  isBeingPrepared?: boolean | undefined;
};

/** Why a sale cannot be refunded. `impossible` is an unknown state. */
export type RefundRefusal = 'refunded' | 'fromStock' | 'used' | 'expired' | 'preparing' | 'impossible';

const hasExpired = ({ expiresAt }: Pick<Balance, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== undefined && new Date(expiresAt) <= now;

/**
 * Why a sale cannot be refunded; undefined while it can: it was charged to credit, none of its data was used and it has
 * not expired (STO-085, STO-087, STO-090). The constraint sold_item_refund checks the same. A package that was ordered
 * from a supplier must be delivered, and the supplier has the last word (decision 53).
 */
export const refundRefusal = (
  { state, balance, isBeingPrepared }: RefundableSale,
  now: Date,
): RefundRefusal | undefined => {
  if (isRefunded({ state })) return 'refunded';
  const known = state?.toLowerCase();
  if (known === 'activated') return 'fromStock';
  if (known !== 'purchased') return 'impossible';
  if (balance.usedBalance.sizeValue > 0) return 'used';
  if (hasExpired(balance, now)) return 'expired';
  return isBeingPrepared ? 'preparing' : undefined;
};

type StartableSale = { state: State | undefined; balance: Pick<Balance, 'activatedAt' | 'expiresAt' | 'withdrawal'> };

/** Why a balance cannot be started. */
type ActivationRefusal = 'refunded' | 'active' | 'expired' | 'deleted';

/**
 * Why a balance cannot be started; undefined while it is pending, has not expired, was not refunded, and an eSIM has it
 * (STO-078).
 */
export const activationRefusal = ({ state, balance }: StartableSale, now: Date): ActivationRefusal | undefined => {
  if (isRefunded({ state })) return 'refunded';
  if (balance.withdrawal !== undefined) return 'deleted';
  if (hasExpired(balance, now)) return 'expired';
  if (balance.activatedAt !== undefined) return 'active';
  return undefined;
};

export const canActivate = (sale: StartableSale, now: Date): boolean => activationRefusal(sale, now) === undefined;

/** The package that a balance was sold as. */
export const packageOf = (balance: Balance): NamedPackage => ({ ...balance, ...balance.size });

/** The package of a sale, under the name that it was sold as. */
export const packageOfSale = ({ balance, name }: Pick<SoldItem, 'balance' | 'name'>): NamedPackage => ({
  ...packageOf(balance),
  name,
});

type SharedSale = {
  activatedItem: Pick<SoldItem, 'state' | 'customerProfileDomainId'>;
  customer: Customer;
  relatedEsims: readonly Esim[];
};

/**
 * The address that the customer of a sale was given: a guest the installation of the eSIM, anyone else the profile
 * (POS-039). Undefined for a refunded sale and an erased customer, whose links show nothing.
 */
export const sharedLink = ({ activatedItem, customer, relatedEsims }: SharedSale): string | undefined => {
  if (isRefunded(activatedItem) || customer.erasedAt !== undefined) return undefined;
  if (customer.email !== undefined) return customer.shortProfileUrl ?? customer.profileUrl;
  const esim = esimOfInstance(activatedItem, relatedEsims);
  return esim?.shortInstallationUrl ?? esim?.installationUrl;
};

/** The seller's note for people; undefined without one. One that begins like XML is for machines. */
export const noteOf = (metatag: string | null | undefined): string | undefined => {
  const note = metatag?.trim() ?? '';
  return note === '' || note.startsWith('<') ? undefined : note;
};
