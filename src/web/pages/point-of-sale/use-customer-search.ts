import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#contract/storefront/model/customer.ts';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import { isIccid } from '#domain/patterns.ts';
import type { CustomerSearchFieldsProps, SearchMode } from '#web/components/point-of-sale/CustomerSearchFields.tsx';
import { type CustomerKey, customerQuery, proposalsQuery } from './customer-queries.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 250;

type Search = { mode: SearchMode; text: string; chosen: Customer | undefined; submitted: string | undefined };

const NEW_SEARCH = { text: '', chosen: undefined, submitted: undefined };

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const keyOf = ({ mode, chosen, submitted }: Search): CustomerKey | undefined => {
  if (mode === 'email')
    return chosen?.email === undefined ? undefined : { searchKey: 'EMAIL', searchQuery: chosen.email };
  return submitted !== undefined && isIccid(submitted) ? { searchKey: 'ICCID', searchQuery: submitted } : undefined;
};

/** Proposals for what is typed; nothing is asked for an empty text and for one that is a proposal already. */
const useProposals = ({
  mode,
  text,
  chosen,
}: Search): { proposals: Customer[]; isFailed: boolean; retry: () => void } => {
  const settled = useDebounced(text.trim(), DEBOUNCE_MS);
  const [known, setKnown] = useState<readonly CustomerDetails[]>([]);
  const isKnown = known.some(({ customer }) => isSame(customer.email ?? '', settled));
  const isWanted = mode === 'email' && chosen === undefined && !isKnown;
  const { data, isError, refetch } = useQuery(proposalsQuery(isWanted ? settled : ''));
  if (data && data !== known) setKnown(data);
  const shown = text.trim() === '' ? [] : (data ?? known);
  return {
    proposals: shown.flatMap(({ customer }) => (customer.email === undefined ? [] : [customer])),
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
  const found = useQuery(customerQuery(keyOf(search)));
  const change = (changed: Partial<Search>): void => setSearch((current) => ({ ...current, ...changed }));
  const isUnknown = submitted !== undefined && (!isIccid(submitted) || found.data === null);
  const fields: CustomerSearchFieldsProps = {
    mode,
    onModeChange: (next) => setSearch({ mode: next, ...NEW_SEARCH }),
    proposals,
    uid: chosen?.uid ?? null,
    onChoose: (uid) => change({ chosen: proposals.find((customer) => customer.uid === uid) }),
    onEmailChange: (typed) =>
      change({ text: typed, chosen: proposals.find(({ email = '' }) => isSame(email, typed.trim())) }),
    iccid: text,
    onIccidChange: (digits) => change({ text: digits, submitted: undefined }),
    iccidError: isUnknown ? t('validation.iccid') : undefined,
  };
  return {
    fields,
    customer: found.data ?? undefined,
    isLooking: found.isLoading,
    isFailed: isFailed || found.isError,
    retry: isFailed ? retry : () => void found.refetch(),
    submitIccid: () => change({ submitted: text }),
  };
};
