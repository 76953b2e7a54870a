import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { SearchCustomersRequest } from '#contract/storefront/model/searchCustomersRequest.ts';
import type { Buyer } from '#domain/buyer.ts';
import { type ProfileDomain, profileDomains } from '#domain/profile-domain.ts';
import { useSearchCustomers } from '#web/api/storefront/customers/customers.ts';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';

export type KnownBuyer = {
  /** E-mail address, else ICCID; undefined for a guest, and for a customer without either. */
  name: string | undefined;
  /** The balances of an existing customer; undefined for all others, who get a new eSIM. */
  domains: ProfileDomain[] | undefined;
  isLoading: boolean;
  failure: QueryFailure | undefined;
  /** The customer does not exist. */
  isGone: boolean;
};

const nameOf = (buyer: Buyer, details: CustomerDetails | null | undefined): string | undefined => {
  if (buyer.type === 'guest') return undefined;
  return buyer.type === 'new'
    ? buyer.email
    : (details?.customer.email ?? buyer.iccid ?? details?.relatedEsims[0]?.iccid);
};

/** The known data of the buyer; an existing customer is looked up. */
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

export type CustomerKey = Pick<SearchCustomersRequest, 'searchKey' | 'searchQuery'>;

const NO_KEY: CustomerKey = { searchKey: 'UID', searchQuery: '' };

/** Customers with their eSIMs in any state. */
export const searchFor = (
  key: CustomerKey,
  searchMode: NonNullable<SearchCustomersRequest['searchMode']>,
): SearchCustomersRequest => ({ ...key, searchMode, onlyActiveProfiles: false });

const firstOf = ({ items }: { items: CustomerDetails[] }): CustomerDetails | null => items[0] ?? null;

/** The customer of an e-mail address, uid or ICCID: the first match, or null; no request without a key. */
export const useCustomer = (key: CustomerKey | undefined) =>
  useSearchCustomers(searchFor(key ?? NO_KEY, 'isExact'), {
    query: { enabled: key !== undefined, select: firstOf },
  });
