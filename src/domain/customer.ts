import type { Customer } from '#contract/storefront/model/customer.ts';
import type { Found } from '#contract/storefront/model/found.ts';
import type { FoundCustomer } from '#contract/storefront/model/foundCustomer.ts';
import type { SearchCustomersRequest } from '#contract/storefront/model/searchCustomersRequest.ts';
import { canonicalEmail } from './mailbox.ts';
import { isProblem, type Refusal } from './refusal.ts';

/** A customer as proposed by the search by e-mail (ENT-014). */
export type CustomerProposal = {
  uid: string;
  email: string;
  profileUrl: string;
  /** Found by a word with one other letter (CON-091). */
  isSimilar?: boolean;
};

type Similar = Pick<FoundCustomer, 'isSimilar'>;

/** The uid of an unknown customer. */
const UNKNOWN_UID = '0';

/** The customers that can be proposed: those with an e-mail address. What the search everywhere finds has no link. */
export const toProposals = (
  customers: readonly (Pick<Customer, 'uid' | 'email'> & Partial<Pick<Customer, 'profileUrl'>> & Similar)[],
): CustomerProposal[] =>
  customers.flatMap(({ uid, email, profileUrl = '', isSimilar }) =>
    email === undefined ? [] : [{ uid, email, profileUrl, ...(isSimilar === true && { isSimilar }) }],
  );

/** Those that the search everywhere finds: also the customer of the sale with this number. */
export const foundProposals = ({ customers, sales }: Pick<Found, 'customers' | 'sales'>): CustomerProposal[] => {
  const buyers = sales.flatMap(({ customerUid: uid, customerEmail: email }) =>
    uid === undefined || email === undefined ? [] : [{ uid, email }],
  );
  const others = customers.filter(({ uid }) => buyers.every((buyer) => buyer.uid !== uid));
  return toProposals([...buyers, ...others]);
};

/** The proposal with this e-mail address, in any spelling; one with uid 0 when there is none. */
export const proposalOf = (email: string, proposals: readonly CustomerProposal[]): CustomerProposal =>
  proposals.find((proposal) => canonicalEmail(proposal.email) === canonicalEmail(email)) ?? {
    uid: UNKNOWN_UID,
    email,
    profileUrl: '',
  };

/** Whether the customer exists. */
export const isCustomer = ({ uid }: CustomerProposal): boolean => uid !== UNKNOWN_UID;

/** Whether another customer of the reseller has this e-mail address (ERR-014). */
export const isEmailInUse = (problem: Pick<Refusal, 'code' | 'title'>): boolean =>
  isProblem(problem, 'email_in_use', 'Email address already in use!');

/** The search for customers, with their eSIMs in any state. */
export const searchFor = (
  key: Pick<SearchCustomersRequest, 'searchKey' | 'searchQuery'>,
  searchMode: NonNullable<SearchCustomersRequest['searchMode']>,
): SearchCustomersRequest => ({ ...key, searchMode, onlyActiveProfiles: false });

/** The last sale to each customer with an e-mail address, from a list with the newest sales first. */
export const lastSales = <Sale extends { customerEmail?: string }>(
  sales: readonly Sale[],
): (Sale & { customerEmail: string })[] => {
  const found = new Map<string, Sale & { customerEmail: string }>();
  for (const sale of sales) {
    const { customerEmail } = sale;
    if (customerEmail !== undefined && !found.has(customerEmail)) found.set(customerEmail, { ...sale, customerEmail });
  }
  return [...found.values()];
};

/** How often the link of a sale is emailed in a day; the limits of decision 51 come on top of it. */
export const LINK_MAILS_A_DAY = 5;
