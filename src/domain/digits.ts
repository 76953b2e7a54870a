// Digits in the scripts of the world.

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/** The value of a digit in any script, 0 to 9. Each script has its digits in a row, starting at zero. */
const toDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (isDigit(zero - 1)) zero -= 1;
  return String((point - zero) % 10);
};

/** The same text with the digits 0 to 9 for those of other scripts. */
export const withUsualDigits = (text: string): string => text.replaceAll(/(?!\d)\p{Nd}/gu, toDigit);
