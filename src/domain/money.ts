/** An amount in minor units (cents) of one currency. Never a fraction. */
export type Minor = number;

/** An amount of money in the API: whole units with at most two decimals. */
export type Money = { priceValue: number; currencyCode: string };

export const DEFAULT_CURRENCY = 'USD'; // CON-010

/** The form of a typed price: up to two decimals, no sign, no comma (VAL-007). */
export const FIAT_PATTERN = /^\d+(\.\d{1,2})?$/;

/** Minor units of an API amount; throws when it has more than two decimals or is not a safe number. */
export const toMinor = (value: number): Minor => {
  const minor = Math.round(value * 100);
  if (!Number.isSafeInteger(minor) || Math.abs(value * 100 - minor) > 1e-6) {
    throw new RangeError(`${value} is not an amount with at most two decimals`);
  }
  return minor;
};

/** API amount of minor units. */
export const fromMinor = (minor: Minor): number => minor / 100;

/** The API form of an amount in minor units. */
export const toMoney = (minor: Minor, currencyCode: string): Money => ({ priceValue: fromMinor(minor), currencyCode });

/** The price of several. */
export const times = ({ priceValue, currencyCode }: Money, count: number): Money =>
  toMoney(toMinor(priceValue) * count, currencyCode);

/** A rate of basis points (1 bp = 0.01 %) of an amount, rounded half up to a whole minor unit. */
export const share = (amount: Minor, basisPoints: number): Minor => Math.floor((amount * basisPoints + 5_000) / 10_000);

/** A rate in basis points as a fraction for the API. */
export const toRate = (basisPoints: number): number => basisPoints / 10_000;

/** What is wrong with a typed amount of money. */
type AmountFault = 'required' | 'notANumber' | 'tooManyDecimals' | 'ambiguous' | 'otherCurrency';

/** A number with the sign or the code of a currency, which `readAmount` leaves where it is not the own one. */
const hasCurrency = (text: string): boolean => {
  if (!/\d/.test(text)) return false;
  const [code] = /(?<!\p{L})[a-z]{3}(?!\p{L})/iu.exec(text) ?? [];
  return (
    /\p{Sc}/u.test(text) || (code !== undefined && Intl.supportedValuesOf('currency').includes(code.toUpperCase()))
  );
};

/** What `readAmount` (typed-amount.ts) returns where a sign may stand before thousands as well as before decimals. */
export const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

/** Validates an amount from `readAmount` (typed-amount.ts); `4.599` is a number, but not an amount of money. */
export const amountFault = (text: string): AmountFault | undefined => {
  if (text === '') return 'required';
  if (FIAT_PATTERN.test(text)) return undefined;
  if (AMBIGUOUS.test(text)) return 'ambiguous';
  if (/^\d+\.\d+$/.test(text)) return 'tooManyDecimals';
  return hasCurrency(text) ? 'otherCurrency' : 'notANumber';
};
