import { isCountry, isSupportedCountry } from '#domain/countries.ts';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { Problem } from './http/problem.ts';

/** The code of a country that there is; ZZ and the like are refused. */
export const requireCountry = (field: string, code: string): string => {
  if (isCountry(code)) return code;
  throw Problem.badField(field, 'Use an ISO 3166-1 alpha-2 country code');
};

const notSupported = `Choose another country: ${RESTRICTED_COUNTRIES.join(', ')} are not supported`;

/** The same where restriction is on: in the account and wherever something is sold (CON-004, POS-016, VAL-001). */
export const requireSupportedCountry = (field: string, code: string): string => {
  if (isSupportedCountry(requireCountry(field, code))) return code;
  throw Problem.badField(field, notSupported);
};
