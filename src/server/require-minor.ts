import { type Minor, toMinor } from '#domain/money.ts';
import { Problem } from './http/problem.ts';

/** Minor units of an amount that a request names; refused when it has more than two decimals. */
export const requireMinor = (field: string, value: number): Minor => {
  try {
    return toMinor(value);
  } catch {
    throw Problem.badField(field, 'Use at most two decimals (ex. 4.59)');
  }
};
