import { withUsualDigits } from './digits.ts';

/** In groups of three, as any country writes it: `1,000`, `1.000`, `1 000`, `1'000`. */
const IN_THOUSANDS = /^\d{1,3}(?:[.,'’\s]\d{3})+$/;

/** A typed count without the signs between its thousands. A text that is no such number stays as it is. */
export const readWholeNumber = (typed: string): string => {
  const text = withUsualDigits(typed.trim());
  return IN_THOUSANDS.test(text) ? text.replaceAll(/\D/g, '') : text;
};

/** What is wrong with a text from `readWholeNumber`: a number is never guessed from one with other signs. */
export const wholeNumberFault = (text: string): 'required' | 'wholeNumber' | undefined => {
  if (text === '') return 'required';
  return /^\d+$/.test(text) ? undefined : 'wholeNumber';
};
