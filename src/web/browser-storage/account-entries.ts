import { type Place, places } from './places.ts';

// Several people may sign in with one browser, one after the other. What it keeps for an account is set aside when
// another one signs in, under a name with the account's id, and is back when that account is.

/** What belongs to the account that is signed in; everything else is of this browser, or names its owner (ENT-053). */
export const ACCOUNT_ENTRIES = {
  localStorage: [
    'cartProducts',
    'purchaseCart',
    'topUpValue',
    'topUpReturn',
    'purchaseStartTime',
    'purchasePaymentId',
    'leftPayments',
    'openChargeTime',
    'firstDayStep',
    'activationMode',
  ],
  sessionStorage: ['payment', 'endedPayment', 'cardForm', 'attempts'],
} as const;

type Storages = typeof ACCOUNT_ENTRIES;

export type AccountEntry<Where extends keyof Storages> = Storages[Where][number];

/** Names the account that the entries belong to: the last account that signed in. */
const OWNER = 'entriesOf';

/** The account of this page; another tab may have signed in as another one since. */
let account: string | undefined;

const setAside = (key: string, owner: string): string => `${key} of ${owner}`;

/** Returns whether it is there now: a full storage takes nothing more, and nothing may be lost. */
const move = (place: Place, from: string, to: string): boolean => {
  const text = place.getItem(from);
  if (text === null) return true;
  place.setItem(to, text);
  if (place.getItem(to) !== text) return false;
  place.removeItem(from);
  return true;
};

/** Returns whether it was another account's and now is this one's. */
const follow = (place: Place, keys: readonly string[], owner: string): boolean => {
  const former = place.getItem(OWNER);
  if (former === owner) return false;
  // Entries without an owner are older than the names of accounts.
  if (former !== null && !keys.every((key) => move(place, key, setAside(key, former)))) return false;
  if (!keys.every((key) => move(place, setAside(key, owner), key))) return false;
  place.setItem(OWNER, owner);
  return place.getItem(OWNER) === owner;
};

const followIn = (where: keyof Storages, owner: string): boolean =>
  follow(places.now[where], ACCOUNT_ENTRIES[where], owner);

/** Who is signed in, as far as this page knows. */
export const currentAccount = (): string | undefined => account;

/** To call when it is known who is signed in, before anything of the account is read. */
export const followAccount = (subject: string): void => {
  account = subject;
  const followed = (['localStorage', 'sessionStorage'] as const).map((where) => followIn(where, subject));
  // Without a key it says that any entry may have changed.
  if (followed.includes(true)) globalThis.dispatchEvent(new StorageEvent('storage'));
};

/** The entries of the account of this page, which a tab of another one neither reads nor changes. */
export const accountPlace = <Where extends keyof Storages>(where: Where) => {
  const slotOf = (key: AccountEntry<Where>): string =>
    account === undefined || (places.now[where].getItem(OWNER) ?? account) === account ? key : setAside(key, account);
  return {
    getItem: (key: AccountEntry<Where>): string | null => places.now[where].getItem(slotOf(key)),
    setItem: (key: AccountEntry<Where>, text: string): void => places.now[where].setItem(slotOf(key), text),
    removeItem: (key: AccountEntry<Where>): void => places.now[where].removeItem(slotOf(key)),
  };
};
