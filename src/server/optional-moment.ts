import { Problem } from './http/problem.ts';

/**
 * A moment that a request may name; null when it does not. Refused outside the years 1 to 9999 in UTC, which have no
 * form that the database reads.
 */
export const optionalMoment = (field: string, text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (year >= 1 && year <= 9999) return moment;
  throw Problem.badField(field, 'Use a date of the years 1 to 9999');
};
