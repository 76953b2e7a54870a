import type { Coverage } from '#domain/package.ts';

/** The mark of a coverage beside its name: the flag of a single country or of Europe, else a globe. */
export const coverageMark = ({ countrySet, includedCountries }: Coverage): string => {
  if (countrySet !== null) return countrySet === 'EUR' ? 'EU' : countrySet;
  return includedCountries.length === 1 ? (includedCountries[0] ?? 'WWW') : 'WWW';
};
