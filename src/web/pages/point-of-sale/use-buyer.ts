import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { Buyer } from '#domain/buyer.ts';
import { type ProfileDomain, profileDomains } from '#domain/profile-domain.ts';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';
import { useCustomer } from './use-customer.ts';

export type KnownBuyer = {
  /** E-mail address, else ICCID; nothing for a guest, and for a customer without either. */
  name: string | undefined;
  /** What an existing customer can be topped up on; undefined for everyone else, who gets a new eSIM. */
  domains: ProfileDomain[] | undefined;
  isLoading: boolean;
  failure: QueryFailure | undefined;
  /** There is no such customer. */
  isGone: boolean;
};

const nameOf = (buyer: Buyer, details: CustomerDetails | null | undefined): string | undefined => {
  if (buyer.type === 'guest') return undefined;
  return buyer.type === 'new'
    ? buyer.email
    : (details?.customer.email ?? buyer.iccid ?? details?.relatedEsims[0]?.iccid);
};

/** What is known of the buyer; an existing customer is looked up. */
export const useBuyer = (buyer: Buyer): KnownBuyer => {
  const isExisting = buyer.type === 'existing';
  const query = useCustomer(isExisting ? { searchKey: 'UID', searchQuery: buyer.customerUid } : undefined);
  const { data } = query;
  return {
    name: nameOf(buyer, data),
    domains: isExisting && data ? profileDomains(data.relatedEsims) : undefined,
    isLoading: isExisting && query.isPending,
    failure: isExisting ? queryFailure(query) : undefined,
    isGone: isExisting && data === null,
  };
};
