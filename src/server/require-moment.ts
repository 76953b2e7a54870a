import { Problem } from './http/problem.ts';

/** A moment that a request names; refused outside the years 1 to 9999 in UTC, which the database does not keep. */
export const requireMoment = (field: string, text: string): Date => {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (year >= 1 && year <= 9999) return moment;
  const message = 'Use a date of the years 1 to 9999';
  throw Problem.badRequest(`${field}: ${message}`, [{ field, message }]);
};
