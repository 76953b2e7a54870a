// What a card form understands.

export type Card = { last4: string; /** MM/YY */ expiry: string; declines: boolean };

const declinedNumber = '4000000000000002';

/** The check digit that every card number ends with (ISO/IEC 7812-1, annex B). */
const hasCheckDigit = (number: string): boolean => {
  const digits = number.split('').toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Whether the month of a MM/YY is over, everywhere on earth as in UTC. */
export const hasExpired = (expiry: string, now: Date): boolean => {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= now.getTime();
};

/** Reads the fields of a form. */
export const readCard = (number: string, expiry: string, now: Date): Card | { fault: 'badNumber' | 'badExpiry' } => {
  const digits = number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits)) return { fault: 'badNumber' };
  const typed = expiry.replaceAll(/\s/g, '');
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(typed) || hasExpired(typed, now)) return { fault: 'badExpiry' };
  return { last4: digits.slice(-4), expiry: typed, declines: digits === declinedNumber };
};
