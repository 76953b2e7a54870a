// Reads and checks the fields of a card form.
import { luhnDigit } from '#domain/check-digits.ts';
import { withoutGroups } from '#domain/in-groups.ts';

export type Card = { last4: string; /** MM/YY */ expiry: string; declines: boolean };

const declinedNumber = '4000000000000002';

const hasCheckDigit = (number: string): boolean => Number(number.at(-1)) === luhnDigit(number.slice(0, -1));

/** Whether the month MM/YY is over in UTC. */
export const hasExpired = (expiry: string, now: Date): boolean => {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= now.getTime();
};

export const readCard = (number: string, expiry: string, now: Date): Card | { fault: 'badNumber' | 'badExpiry' } => {
  const digits = withoutGroups(number);
  if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits)) return { fault: 'badNumber' };
  const typed = expiry.replaceAll(/\s/g, '');
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(typed) || hasExpired(typed, now)) return { fault: 'badExpiry' };
  return { last4: digits.slice(-4), expiry: typed, declines: digits === declinedNumber };
};
