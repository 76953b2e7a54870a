import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '#contract/storefront/model/customer.ts';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { SearchCustomersRequest } from '#contract/storefront/model/searchCustomersRequest.ts';
import { type Buyer, type ExistingCustomer, isToppedUp } from '#domain/buyer.ts';
import { isSupportedCountry } from '#domain/countries.ts';
import { searchFor } from '#domain/customer.ts';
import { canonicalEmail } from '#domain/mailbox.ts';
import { isEmail } from '#domain/patterns.ts';
import { type ProfileDomain, profileDomains } from '#domain/profile-domain.ts';
import { useSearchCustomers, useUpdateCustomer } from '#web/api/storefront/customers/customers.ts';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type KnownBuyer = {
  /** E-mail address, else ICCID; undefined for a guest, and for a customer without either. */
  name: string | undefined;
  /** The balances that can be topped up; undefined for all who get a new eSIM. */
  domains: ProfileDomain[] | undefined;
  /** What an existing customer has. */
  details: CustomerDetails | undefined;
  /** The customer who has the e-mail address of a new one already. */
  existing: ExistingCustomer | undefined;
  /** Where that customer lives, as far as it is known. */
  existingCountry: string | undefined;
  goOver: GoOver;
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
 * Goes on with the customer who has the address of a new one.
 *
 * @param country Where the new one was said to live: kept for a customer of whom that is not known.
 */
type GoOver = (href: string, country: string | undefined) => void;

const useGoOver = (customer: Customer | undefined): GoOver => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate } = useUpdateCustomer({
    mutation: {
      onError: () => toast.error(t('known.countryFailed')),
      onSettled: () => queries.invalidateQueries(),
    },
  });
  return (href, country = '') => {
    if (customer && customer.countryOfResidence === undefined && isSupportedCountry(country)) {
      mutate({ customerUid: customer.uid, data: { countryOfResidence: country } });
    }
    void navigate(href);
  };
};

type KnownEmail = Pick<KnownBuyer, 'existing' | 'existingCountry' | 'goOver' | 'isLoading'>;

/**
 * The customer who has this e-mail address: nobody is registered twice.
 *
 * @param email Nothing is asked for what is no whole address.
 */
export const useKnownEmail = (email: string): KnownEmail => {
  const isAsked = isEmail(email);
  const query = useCustomer(isAsked ? { searchKey: 'EMAIL', searchQuery: email } : undefined);
  const customer = query.data?.customer;
  const isSame = customer?.email !== undefined && canonicalEmail(customer.email) === canonicalEmail(email);
  return {
    existing: isAsked && customer && isSame ? { type: 'existing', customerUid: customer.uid } : undefined,
    existingCountry: customer?.countryOfResidence,
    goOver: useGoOver(customer),
    isLoading: isAsked && query.isLoading,
  };
};

/** The known data of the buyer; an existing customer is looked up, and a new one whether they are known. */
export const useBuyer = (buyer: Buyer): KnownBuyer => {
  const isExisting = buyer.type === 'existing';
  const query = useCustomer(isExisting ? { searchKey: 'UID', searchQuery: buyer.customerUid } : undefined);
  const { existing, existingCountry, goOver, isLoading } = useKnownEmail(buyer.type === 'new' ? buyer.email : '');
  const { data } = query;
  return {
    name: nameOf(buyer, data),
    domains: isToppedUp(buyer) && data ? profileDomains(data.relatedEsims) : undefined,
    details: isExisting ? (data ?? undefined) : undefined,
    existing,
    existingCountry,
    goOver,
    isLoading: isExisting ? query.isPending : isLoading,
    failure: isExisting ? queryFailure(query) : undefined,
    isGone: isExisting && data === null,
  };
};

export type CustomerKey = Pick<SearchCustomersRequest, 'searchKey' | 'searchQuery'>;

const NO_KEY: CustomerKey = { searchKey: 'UID', searchQuery: '' };

const firstOf = ({ items }: { items: CustomerDetails[] }): CustomerDetails | null => items[0] ?? null;

/** The customer of an e-mail address, uid or ICCID: the first match, or null; no request without a key. */
export const useCustomer = (key: CustomerKey | undefined) =>
  useSearchCustomers(searchFor(key ?? NO_KEY, 'isExact'), {
    // Another tab may have changed the customer's eSIMs a moment ago.
    query: { enabled: key !== undefined, select: firstOf, refetchOnWindowFocus: 'always' },
  });
