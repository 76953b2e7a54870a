import { isCountry } from '#domain/countries.ts';
import { Problem } from './http/problem.ts';

/** The code of a country that there is; ZZ and the like are refused. */
export const requireCountry = (field: string, code: string): string => {
  if (isCountry(code)) return code;
  const message = 'Use an ISO 3166-1 alpha-2 country code';
  throw Problem.badRequest(`${field}: ${message}`, [{ field, message }]);
};
