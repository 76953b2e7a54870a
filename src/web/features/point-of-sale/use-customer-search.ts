import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import { type CustomerProposal, isCustomer, proposalOf, toProposals } from '#domain/customer.ts';
import { useSearchCustomers } from '#web/api/storefront/customers/customers.ts';
import { type FormOf, useForm } from '#web/components/form/use-form.ts';
import {
  type CustomerSearch,
  type CustomerSearchFieldsProps,
  customerSearchSchema,
} from './components/CustomerSearchFields.tsx';
import { type CustomerKey, searchFor, useCustomer } from './use-buyer.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const DEBOUNCE_MS = 250;

const NO_SEARCH: CustomerSearch = { searchKey: 'EMAIL', searchQuery: '' };
const NO_CUSTOMER = proposalOf('', []);

/** Proposals for the typed text; none are requested for an empty text or for a complete proposal. */
const useProposals = (
  { searchKey, searchQuery }: CustomerSearch,
  chosen: CustomerProposal,
): { proposals: CustomerProposal[]; isFailed: boolean; retry: () => void } => {
  const settled = useDebounced(searchQuery.trim(), DEBOUNCE_MS);
  const [known, setKnown] = useState<readonly CustomerDetails[]>([]);
  const proposalsOf = (found: readonly CustomerDetails[]) => toProposals(found.map(({ customer }) => customer));
  const isKnown = isCustomer(proposalOf(settled, proposalsOf(known)));
  const isWanted = searchKey === 'EMAIL' && !isCustomer(chosen) && !isKnown;
  const asked = isWanted ? settled : '';
  const { data, isError, refetch } = useSearchCustomers(
    searchFor({ searchKey: 'EMAIL', searchQuery: asked }, 'startsWith'),
    { query: { enabled: asked !== '', placeholderData: keepPreviousData, select: ({ items }) => items } },
  );
  if (data && data !== known) setKnown(data);
  return {
    proposals: searchQuery.trim() === '' ? [] : proposalsOf(data ?? known),
    isFailed: isWanted && isError,
    retry: () => void refetch(),
  };
};

/** The customer to look up: by the chosen proposal, or by a submitted ICCID. */
const keyOf = (
  searchKey: CustomerSearch['searchKey'],
  chosen: CustomerProposal,
  submitted: string | undefined,
): CustomerKey | undefined => {
  if (searchKey === 'EMAIL') return isCustomer(chosen) ? { searchKey, searchQuery: chosen.email } : undefined;
  return submitted === undefined ? undefined : { searchKey, searchQuery: submitted };
};

export type CustomerSearchState = {
  form: FormOf<CustomerSearch, CustomerSearch>;
  search: CustomerSearch;
  fields: CustomerSearchFieldsProps;
  found: ReturnType<typeof useCustomer>;
  isFailed: boolean;
  retry: () => void;
  /** Looks an ICCID up. */
  submit: (iccid: string) => void;
};

/**
 * The search for an existing customer: the values of its fields, and the result.
 *
 * @param email The address to begin with.
 */
export const useCustomerSearch = (email: string): CustomerSearchState => {
  const { t } = useTranslation('errors');
  const [picked, setPicked] = useState(NO_CUSTOMER);
  const [submitted, submit] = useState<string>();
  const form = useForm({
    schema: customerSearchSchema,
    defaultValues: { ...NO_SEARCH, searchQuery: email },
    onChange: () => {
      setPicked(NO_CUSTOMER);
      submit(undefined);
    },
  });
  const { control, reset } = form;
  const search = useWatch({ control }) as CustomerSearch;
  const { proposals, isFailed, retry } = useProposals(search, picked);
  // A whole address, typed or pasted, needs no press.
  const chosen = isCustomer(picked) ? picked : proposalOf(search.searchQuery.trim(), proposals);
  const found = useCustomer(keyOf(search.searchKey, chosen, submitted));
  return {
    form,
    search,
    fields: {
      control,
      onKeyChange: (searchKey) => reset({ searchKey, searchQuery: '' }),
      proposals,
      uid: isCustomer(chosen) ? chosen.uid : null,
      onChoose: (uid) => setPicked(proposals.find((proposal) => proposal.uid === uid) ?? NO_CUSTOMER),
      iccidError: submitted !== undefined && found.data === null ? t('validation.iccid') : undefined,
    },
    found,
    isFailed: isFailed || found.isError,
    retry: isFailed ? retry : () => void found.refetch(),
    submit,
  };
};
