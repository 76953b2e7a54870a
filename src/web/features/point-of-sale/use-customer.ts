import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { SearchCustomersRequest } from '#contract/storefront/model/searchCustomersRequest.ts';
import { useSearchCustomers } from '#web/api/storefront/customers/customers.ts';

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
