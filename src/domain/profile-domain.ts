import type { Esim } from '#contract/storefront/model/esim.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { canTopUp } from './esim.ts';
import { isPackageLeft } from './package-state.ts';

type Profile = Pick<
  Esim,
  'iccid' | 'state' | 'active' | 'withdrawal' | 'isBalanceBound' | 'profileDomainKey' | 'customerProfileDomainId'
>;

/** One instance of a profile domain: the eSIMs of a customer that share one balance (ENT-021, ENT-022). */
export type ProfileDomain = { id: string; key: string; iccids: string[] };

/** The instances of a customer's eSIMs that can be topped up. */
export const profileDomains = (esims: readonly Profile[]): ProfileDomain[] => {
  const domains = new Map<string, ProfileDomain>();
  for (const esim of esims) {
    if (!canTopUp(esim)) continue;
    const { iccid, profileDomainKey, customerProfileDomainId } = esim;
    const domain = domains.get(customerProfileDomainId) ?? {
      id: customerProfileDomainId,
      key: profileDomainKey,
      iccids: [],
    };
    domain.iccids.push(iccid);
    domains.set(domain.id, domain);
  }
  return [...domains.values()];
};

/** A top-up is allowed only within the same profile domain (POS-048). */
export const fitsCustomer = (item: { profileDomainKey: string }, domains: readonly ProfileDomain[]): boolean =>
  domains.some(({ key }) => key === item.profileDomainKey);

type Sold = Pick<SoldItem, 'state' | 'balance' | 'customerProfileDomainId'>;

/** What the customer of a new eSIM has already. */
type Belongings = { relatedEsims: readonly Profile[]; activatedItems: readonly Sold[] };

/** Where a new eSIM for a customer gets its balance, and what becomes of what is left on those out of use. */
export type NewEsimPlan = {
  /** The instance that it joins, and whose balances it shares; undefined where it begins with a balance of its own. */
  domainId: string | undefined;
  /** Packages of other instances that no eSIM can use: they stay behind. */
  leftBehind: boolean;
};

/**
 * A new eSIM takes the place of those that are out of use: it joins the newest instance of its package's profile domain
 * in which something is left that nobody can use. The balances that a supplier keeps on the eSIM itself, and those of
 * another profile domain, stay behind (PKG-118).
 */
export const planNewEsim = (
  { profileDomainKey: key }: { profileDomainKey: string },
  { relatedEsims, activatedItems }: Belongings,
  now: Date,
): NewEsimPlan => {
  const usable = new Set(profileDomains(relatedEsims).map(({ id }) => id));
  const bound = new Set(
    relatedEsims.filter((esim) => esim.isBalanceBound).map(({ customerProfileDomainId: id }) => id),
  );
  const keys = new Map(relatedEsims.map((esim) => [esim.customerProfileDomainId, esim.profileDomainKey]));
  const stranded = activatedItems
    .filter((sale) => isPackageLeft(sale, now) && keys.has(sale.customerProfileDomainId))
    .map(({ customerProfileDomainId: id }) => id)
    .filter((id) => !usable.has(id));
  const domainId = stranded.find((id) => keys.get(id) === key && !bound.has(id));
  return { domainId, leftBehind: stranded.some((id) => id !== domainId) };
};

/** The packages of which something is left on eSIMs that go on working, beside a new one. */
export const packagesInUse = <Kept extends Sold>(
  { relatedEsims, activatedItems }: { relatedEsims: readonly Profile[]; activatedItems: readonly Kept[] },
  now: Date,
): Kept[] => {
  const usable = new Set(profileDomains(relatedEsims).map(({ id }) => id));
  return activatedItems.filter((sale) => usable.has(sale.customerProfileDomainId) && isPackageLeft(sale, now));
};

type NewProfile = { dedicated?: boolean; customerProfileDomainId?: string };

/** A further eSIM is either dedicated or attached to an existing instance, never both (POS-049). */
export const isDedicatedOrAttached = ({ dedicated = false, customerProfileDomainId }: NewProfile): boolean =>
  dedicated !== (customerProfileDomainId !== undefined);
