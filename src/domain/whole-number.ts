import { withUsualDigits } from './digits.ts';
import { withoutCurrency } from './typed-amount.ts';

/** In groups of three, as any country writes it: `1,000`, `1.000`, `1 000`, `1'000`. */
const IN_THOUSANDS = /^\d{1,3}(?:[.,'’\s]\d{3})+$/;

/** Decimals that say nothing: `10.00`, `10,-`. */
const NO_DECIMALS = /(?<=\d)[.,](?:0{1,2}|[\p{Pd}−]{1,2})?$/u;

/**
 * A typed count, or an amount in whole units of a currency, without the signs between its thousands, its currency and decimals
 * that are zero. A text that is no such number stays as it is.
 */
export const readWholeNumber = (typed: string, currency?: string): string => {
  const text = withUsualDigits(typed.trim());
  const bare = withoutCurrency(text, currency).replace(NO_DECIMALS, '');
  if (IN_THOUSANDS.test(bare)) return bare.replaceAll(/\D/g, '');
  return /^\d+$/.test(bare) ? bare : text;
};

/** What is wrong with a text from `readWholeNumber`: a number is never guessed from one with other signs. */
export const wholeNumberFault = (text: string): 'required' | 'wholeNumber' | undefined => {
  if (text === '') return 'required';
  return /^\d+$/.test(text) ? undefined : 'wholeNumber';
};
