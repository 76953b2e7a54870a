import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { SearchCustomersRequest } from '#contract/storefront/model/searchCustomersRequest.ts';
import { type Buyer, type ExistingCustomer, isToppedUp } from '#domain/buyer.ts';
import { canonicalEmail } from '#domain/mailbox.ts';
import { isEmail } from '#domain/patterns.ts';
import { type ProfileDomain, profileDomains } from '#domain/profile-domain.ts';
import { useSearchCustomers } from '#web/api/storefront/customers/customers.ts';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';

export type KnownBuyer = {
  /** E-mail address, else ICCID; undefined for a guest, and for a customer without either. */
  name: string | undefined;
  /** The balances that can be topped up; undefined for all who get a new eSIM. */
  domains: ProfileDomain[] | undefined;
  /** What an existing customer has. */
  details: CustomerDetails | undefined;
  /** The customer who has the e-mail address of a new one already. */
  existing: ExistingCustomer | undefined;
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

/**
 * The customer who has this e-mail address: nobody is registered twice.
 *
 * @param email Nothing is asked for what is no whole address.
 */
export const useKnownEmail = (email: string): { existing: ExistingCustomer | undefined; isLoading: boolean } => {
  const isAsked = isEmail(email);
  const query = useCustomer(isAsked ? { searchKey: 'EMAIL', searchQuery: email } : undefined);
  const customer = query.data?.customer;
  const isSame = customer?.email !== undefined && canonicalEmail(customer.email) === canonicalEmail(email);
  return {
    existing: isAsked && customer && isSame ? { type: 'existing', customerUid: customer.uid } : undefined,
    isLoading: isAsked && query.isLoading,
  };
};

/** The known data of the buyer; an existing customer is looked up, and a new one whether they are known. */
export const useBuyer = (buyer: Buyer): KnownBuyer => {
  const isExisting = buyer.type === 'existing';
  const query = useCustomer(isExisting ? { searchKey: 'UID', searchQuery: buyer.customerUid } : undefined);
  const { existing, isLoading } = useKnownEmail(buyer.type === 'new' ? buyer.email : '');
  const { data } = query;
  return {
    name: nameOf(buyer, data),
    domains: isToppedUp(buyer) && data ? profileDomains(data.relatedEsims) : undefined,
    details: isExisting ? (data ?? undefined) : undefined,
    existing,
    isLoading: isExisting ? query.isPending : isLoading,
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
