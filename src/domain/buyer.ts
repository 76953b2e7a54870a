import { isSupportedCountry } from './countries.ts';
import { canonicalEmail, pastedEmail } from './mailbox.ts';
import { isEmail } from './patterns.ts';

/** The buyer at the point of sale. The country is missing until it was asked for. */
export type Buyer =
  | { type: 'new'; email: string; country?: string }
  | { type: 'guest'; country?: string }
  /** `esim`: the customer gets a new eSIM instead of a top-up. */
  | { type: 'existing'; customerUid: string; iccid?: string; esim?: 'new' };

export type BuyerType = Buyer['type'];

export type ExistingCustomer = Extract<Buyer, { type: 'existing' }>;

/** Whether what is sold goes onto an eSIM that the customer has. */
export const isToppedUp = (buyer: Buyer): boolean => buyer.type === 'existing' && buyer.esim !== 'new';

const BUYER_TYPES: readonly BuyerType[] = ['new', 'existing', 'guest'];

export const isBuyerType = (value: unknown): value is BuyerType => BUYER_TYPES.some((type) => type === value);

export type Guest = Extract<Buyer, { type: 'guest' }>;

/** A guest who lives in this country; the country is asked for where it is unknown or not supported. */
export const guestFrom = (country: string | undefined): Guest =>
  country !== undefined && isSupportedCountry(country) ? { type: 'guest', country } : { type: 'guest' };

/** The redirect of an address without a buyer: the choice of types, the form, or the search. */
export type BuyerMissing = 'store' | 'new' | 'existing';

type Query = { get: (name: string) => string | null };

const readCountry = (query: Query): { country?: string } => {
  const country = query.get('country') ?? '';
  return isSupportedCountry(country) ? { country } : {};
};

/** The buyer that an address of the point of sale names (POS-009, POS-010). */
export const readBuyer = (type: string | undefined, query: Query): Buyer | BuyerMissing => {
  if (type === 'guest') return { type, ...readCountry(query) };
  if (type === 'new') {
    const email = canonicalEmail(pastedEmail(query.get('email') ?? ''));
    return isEmail(email) ? { type, email, ...readCountry(query) } : 'new';
  }
  if (type === 'existing') {
    const customerUid = query.get('customerUid') ?? '';
    const iccid = query.get('iccid');
    if (customerUid === '') return 'existing';
    const isNewEsim = query.get('esim') === 'new';
    return { type, customerUid, ...(iccid !== null && { iccid }), ...(isNewEsim && { esim: 'new' }) };
  }
  return 'store';
};
