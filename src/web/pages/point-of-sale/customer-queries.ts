import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import { searchCustomers } from '#web/api/storefront/customers/customers.ts';

export type CustomerKey = { searchKey: 'EMAIL' | 'UID' | 'ICCID'; searchQuery: string };

/** Begins the keys of everything that is known of customers here. */
export const CUSTOMERS = 'point-of-sale-customers';

/** Customers whose e-mail address begins with what was typed; asks nothing without a text. */
export const proposalsQuery = (text: string) =>
  queryOptions({
    queryKey: [CUSTOMERS, 'startsWith', text],
    queryFn:
      text === ''
        ? skipToken
        : async ({ signal }): Promise<CustomerDetails[]> => {
            const request = {
              searchKey: 'EMAIL',
              searchQuery: text,
              searchMode: 'startsWith',
              onlyActiveProfiles: false,
            } as const;
            return (await searchCustomers(request, { signal })).items;
          },
    placeholderData: keepPreviousData,
  });

/** The customer of an e-mail address, uid or ICCID: the first one found, or null; asks nothing without a key. */
export const customerQuery = (key: CustomerKey | undefined) =>
  queryOptions({
    queryKey: [CUSTOMERS, 'isExact', key ?? null],
    queryFn:
      key === undefined
        ? skipToken
        : async ({ signal }): Promise<CustomerDetails | null> =>
            (await searchCustomers({ ...key, searchMode: 'isExact', onlyActiveProfiles: false }, { signal }))
              .items[0] ?? null,
  });
