import type { Esim } from '#contract/storefront/model/esim.ts';

type Profile = Pick<Esim, 'iccid' | 'active' | 'profileDomainKey' | 'customerProfileDomainId'>;

/** One instance of a profile domain: the eSIMs of a customer that share one balance (ENT-021, ENT-022). */
export type ProfileDomain = { id: string; key: string; iccids: string[] };

/** The instances of a customer's eSIMs; eSIMs that are no longer active cannot be topped up. */
export const profileDomains = (esims: readonly Profile[]): ProfileDomain[] => {
  const domains = new Map<string, ProfileDomain>();
  for (const { iccid, active, profileDomainKey, customerProfileDomainId } of esims) {
    if (!active) continue;
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

type NewProfile = { dedicated?: boolean; customerProfileDomainId?: string };

/** A further eSIM is either dedicated or attached to an existing instance, never both (POS-049). */
export const isDedicatedOrAttached = ({ dedicated = false, customerProfileDomainId }: NewProfile): boolean =>
  dedicated !== (customerProfileDomainId !== undefined);
