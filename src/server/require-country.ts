import { Problem } from './http/problem.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country code that exists; ZZ and the like are refused. */
export const requireCountry = (field: string, code: string): string => {
  const isCountry = code !== 'ZZ' && names.of(code) !== undefined;
  if (isCountry) return code;
  const message = 'Use an ISO 3166-1 alpha-2 country code';
  throw Problem.badRequest(`${field}: ${message}`, [{ field, message }]);
};
