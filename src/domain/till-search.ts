// The search at the point of sale: one field for words, an e-mail address or the ICCID that a scanner types.
import { SearchTextMax } from '#contract/storefront/constants.ts';
import type { Found } from '#contract/storefront/model/found.ts';
import type { FoundCustomer } from '#contract/storefront/model/foundCustomer.ts';
import type { FoundSale } from '#contract/storefront/model/foundSale.ts';
import type { ExistingCustomer } from './buyer.ts';
import { iccidOf } from './iccid.ts';
import { type FoundPackages, searchWords } from './package-search.ts';
import { pastedEmail } from './mailbox.ts';
import { isEmail, isIccid } from './patterns.ts';
import { withoutUnseenSigns } from './plain-text.ts';

export type TillSearch =
  | { kind: 'nothing' }
  | { kind: 'words'; words: readonly string[] }
  /** A number that may become an ICCID. */
  | { kind: 'iccid'; iccid: string; isWhole: boolean }
  | { kind: 'email'; email: string; isWhole: boolean };

/** A number with fewer digits is searched for in the names of packages. */
const ICCID_DIGITS_MIN = 6;

/** What the typed text searches for. An ICCID can be printed in groups. */
export const readTillSearch = (text: string): TillSearch => {
  const trimmed = withoutUnseenSigns(text).trim();
  if (trimmed === '') return { kind: 'nothing' };
  const email = pastedEmail(trimmed);
  if (email.includes('@')) return { kind: 'email', email, isWhole: isEmail(email) };
  const digits = iccidOf(trimmed);
  if (digits.length >= ICCID_DIGITS_MIN && /^\d+$/.test(digits)) {
    return { kind: 'iccid', iccid: digits, isWhole: isIccid(digits) };
  }
  return { kind: 'words', words: searchWords(trimmed) };
};

/** With fewer letters most customers would be found. */
const CUSTOMER_LETTERS_MIN = 3;

/** The text that customers are searched for by; undefined while it is too short, or too long to be a part of anything. */
export const customerText = (typed: string): string | undefined => {
  const text = withoutUnseenSigns(typed).trim();
  return text.length >= CUSTOMER_LETTERS_MIN && text.length <= SearchTextMax ? text : undefined;
};

/** The sale that a number found. */
type NumberedSale = Pick<FoundSale, 'uid' | 'id'>;

/** A customer whom the till proposes, and how the sale begins; a guest who was found by a sale has its page alone. */
export type TillCustomer = Pick<FoundCustomer, 'email' | 'note' | 'iccid' | 'lastSaleName' | 'isSimilar'> &
  ({ buyer: ExistingCustomer; sale?: NumberedSale } | { buyer?: never; sale: NumberedSale });

/**
 * The customers that a text found, each once: first those of the sale with this number. With an eSIM that was found by its
 * number, this eSIM is topped up, unless
 * several of the customer's were found.
 */
export const tillCustomers = ({ customers, esims, sales }: Found): TillCustomer[] => {
  const found = new Map<string, TillCustomer>();
  for (const { uid, id, name, customerUid, customerEmail } of sales) {
    const sold = { lastSaleName: name, sale: { uid, id } };
    const buyer = customerUid !== undefined && ({ type: 'existing', customerUid } as const);
    if (buyer && customerEmail !== undefined) found.set(customerUid, { ...sold, email: customerEmail, buyer });
    else found.set(uid, sold);
  }
  for (const { uid, ...customer } of customers) {
    found.set(uid, { ...customer, ...found.get(uid), buyer: { type: 'existing', customerUid: uid } });
  }
  for (const { iccid, customerUid, customerEmail, customerNote } of esims) {
    const known = found.get(customerUid);
    found.set(customerUid, {
      ...(customerEmail !== undefined && { email: customerEmail }),
      ...(customerNote !== undefined && { note: customerNote }),
      iccid,
      ...known,
      buyer: { type: 'existing', customerUid, ...(!known && { iccid }) },
    });
  }
  return [...found.values()];
};

/**
 * What Enter takes: the best package (POS-101), or the only customer where no package was found (POS-092), or the best of
 * those packages that are called almost so where there is no customer either. Undefined for several customers, for one
 * who is only called almost so, and while an answer is awaited.
 */
export const bestMatch = <Item, Customer extends Pick<TillCustomer, 'email' | 'isSimilar'>>(
  packages: FoundPackages<Item> | undefined,
  customers: readonly Customer[] | undefined,
): { item: Item } | { customer: Customer } | undefined => {
  if (packages === undefined) return undefined;
  const [item = customers?.length === 0 ? packages.similar[0] : undefined] = packages.found;
  if (item !== undefined) return { item };
  const [customer] = customers ?? [];
  return customer !== undefined && !customer.isSimilar && customers?.length === 1 ? { customer } : undefined;
};
