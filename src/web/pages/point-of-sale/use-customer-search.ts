import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import { type CustomerProposal, isCustomer, proposalOf, toProposals } from '#domain/customer.ts';
import { isIccid } from '#domain/patterns.ts';
import { useSearchCustomers } from '#web/api/storefront/customers/customers.ts';
import type { CustomerSearchFieldsProps, SearchMode } from '#web/components/point-of-sale/CustomerSearchFields.tsx';
import { type CustomerKey, searchFor, useCustomer } from './use-customer.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 250;

type Search = { mode: SearchMode; text: string; chosen: CustomerProposal; submitted: string | undefined };

const NEW_SEARCH = { text: '', chosen: proposalOf('', []), submitted: undefined };

const keyOf = ({ mode, chosen, submitted }: Search): CustomerKey | undefined => {
  if (mode === 'email') return isCustomer(chosen) ? { searchKey: 'EMAIL', searchQuery: chosen.email } : undefined;
  return submitted !== undefined && isIccid(submitted) ? { searchKey: 'ICCID', searchQuery: submitted } : undefined;
};

/** Proposals for what is typed; nothing is asked for an empty text and for one that is a proposal already. */
const useProposals = ({
  mode,
  text,
  chosen,
}: Search): { proposals: CustomerProposal[]; isFailed: boolean; retry: () => void } => {
  const settled = useDebounced(text.trim(), DEBOUNCE_MS);
  const [known, setKnown] = useState<readonly CustomerDetails[]>([]);
  const proposalsOf = (found: readonly CustomerDetails[]) => toProposals(found.map(({ customer }) => customer));
  const isKnown = isCustomer(proposalOf(settled, proposalsOf(known)));
  const isWanted = mode === 'email' && !isCustomer(chosen) && !isKnown;
  const searchQuery = isWanted ? settled : '';
  const { data, isError, refetch } = useSearchCustomers(searchFor({ searchKey: 'EMAIL', searchQuery }, 'startsWith'), {
    query: { enabled: searchQuery !== '', placeholderData: keepPreviousData, select: ({ items }) => items },
  });
  if (data && data !== known) setKnown(data);
  return {
    proposals: text.trim() === '' ? [] : proposalsOf(data ?? known),
    isFailed: isWanted && isError,
    retry: () => void refetch(),
  };
};

/** The search for an existing customer: what stands in its fields, and who was found. */
export const useCustomerSearch = () => {
  const { t } = useTranslation('errors');
  const [search, setSearch] = useState<Search>({ mode: 'email', ...NEW_SEARCH });
  const { mode, text, chosen, submitted } = search;
  const { proposals, isFailed, retry } = useProposals(search);
  const found = useCustomer(keyOf(search));
  const change = (changed: Partial<Search>): void => setSearch((current) => ({ ...current, ...changed }));
  const isUnknown = submitted !== undefined && (!isIccid(submitted) || found.data === null);
  const fields: CustomerSearchFieldsProps = {
    mode,
    onModeChange: (next) => setSearch({ mode: next, ...NEW_SEARCH }),
    proposals,
    uid: isCustomer(chosen) ? chosen.uid : null,
    onChoose: (uid) => change({ chosen: proposals.find((proposal) => proposal.uid === uid) ?? NEW_SEARCH.chosen }),
    onEmailChange: (typed) => change({ text: typed, chosen: proposalOf(typed.trim(), proposals) }),
    iccid: text,
    onIccidChange: (digits) => change({ text: digits, submitted: undefined }),
    iccidError: isUnknown ? t('validation.iccid') : undefined,
  };
  return {
    fields,
    customer: found.data ?? undefined,
    customerKey: found.queryKey,
    isLooking: found.isLoading,
    isFailed: isFailed || found.isError,
    retry: isFailed ? retry : () => void found.refetch(),
    submitIccid: () => change({ submitted: text }),
  };
};
