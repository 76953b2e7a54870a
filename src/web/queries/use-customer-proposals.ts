import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { FoundEsim } from '#contract/storefront/model/foundEsim.ts';
import type { FoundSale } from '#contract/storefront/model/foundSale.ts';
import {
  type CustomerProposal,
  foundProposals,
  isCustomer,
  proposalOf,
  searchFor,
  toProposals,
} from '#domain/customer.ts';
import { pastedEmail } from '#domain/mailbox.ts';
import { withoutUnseenSigns } from '#domain/plain-text.ts';
import { useSearch, useSearchCustomers } from '#web/api/storefront/customers/customers.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const DEBOUNCE_MS = 250;

const NO_CUSTOMER = proposalOf('', []);

/** What is searched for: the store refuses signs that are not seen. */
const searchedEmail = (text: string): string => pastedEmail(withoutUnseenSigns(text));

const proposalsOf = (found: readonly CustomerDetails[]): CustomerProposal[] =>
  toProposals(found.map(({ customer }) => customer));

type CustomerProposals = {
  /**
   * Customers whose address begins with the text. If there are none: those with the text anywhere in the address or in a
   * note, or with the sale of this number. The chosen customer is always among them.
   */
  proposals: readonly CustomerProposal[];
  /** The sale to a guest that has the typed number. */
  guestSale: FoundSale | undefined;
  /** The eSIMs whose ICCID has the typed digits. */
  esims: readonly FoundEsim[];
  /** The customer who was picked, or whose whole address was typed or pasted; undefined while there is none. */
  chosen: CustomerProposal | undefined;
  /** Called with the uid of the proposal that was picked, and with null when the text no longer names one. */
  onChoose: (uid: string | null) => void;
  /** The answer for the whole text is still to come. */
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
};

/**
 * Customers for the typed text. None are requested for an empty text, or once it is a whole address.
 *
 * @param isWanted Whether to ask the server at all.
 */
export const useCustomerProposals = (text: string, isWanted: boolean): CustomerProposals => {
  const [picked, setPicked] = useState(NO_CUSTOMER);
  const [known, setKnown] = useState<readonly CustomerDetails[]>([]);
  const email = searchedEmail(text);
  const settled = useDebounced(email, DEBOUNCE_MS);
  const isChosen = isCustomer(proposalOf(email, [picked])) || isCustomer(proposalOf(settled, proposalsOf(known)));
  const isAsking = isWanted && !isChosen;
  const asked = isAsking ? settled : '';
  const { data, isPlaceholderData, isError, refetch } = useSearchCustomers(
    searchFor({ searchKey: 'EMAIL', searchQuery: asked }, 'startsWith'),
    { query: { enabled: asked !== '', placeholderData: keepPreviousData, select: ({ items }) => items } },
  );
  if (data && data !== known) setKnown(data);
  // No address begins with the text: it may be a later part of one, a note, or the number of a sale.
  const others = useSearch({ text: asked }, { query: { enabled: asked !== '' && data?.length === 0 } });
  const found = data?.length === 0 ? (others.data ? foundProposals(others.data) : []) : proposalsOf(data ?? known);
  const chosen = proposalOf(email, [picked, ...found]);
  // The picked customer stays an option: a combo box clears a choice that is missing from its options.
  const isLost = isCustomer(chosen) && !found.some(({ uid }) => uid === chosen.uid);
  const offered = isLost ? [chosen] : found;
  const proposals = text.trim() === '' ? [] : offered;
  const isFailed = isAsking && (isError || others.isError);
  const isAnswered = settled === email && data !== undefined && !isPlaceholderData;
  const { sales, esims } = (data?.length === 0 && text.trim() !== '' ? others.data : undefined) ?? {};
  return {
    proposals,
    guestSale: sales?.find(({ customerUid }) => customerUid === undefined),
    esims: esims ?? [],
    chosen: isCustomer(chosen) ? chosen : undefined,
    onChoose: (uid) => setPicked(proposals.find((proposal) => proposal.uid === uid) ?? NO_CUSTOMER),
    isLoading: isAsking && !isFailed && !(isAnswered && (data.length > 0 || others.data !== undefined)),
    isFailed,
    retry: () => void (isError ? refetch() : others.refetch()),
  };
};
