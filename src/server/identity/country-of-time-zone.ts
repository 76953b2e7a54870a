import { COUNTRIES, isSupportedCountry } from '#domain/countries.ts';

/** TypeScript's declarations do not have it yet. */
type WithTimeZones = Intl.Locale & { getTimeZones: () => string[] | undefined };

const timeZonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as WithTimeZones).getTimeZones() ?? [];

let countries: ReadonlyMap<string, string> | undefined;

/** The country that this time zone belongs to, as far as it can be chosen. */
export const countryOfTimeZone = (timeZone: string): string | undefined => {
  countries ??= new Map(
    COUNTRIES.filter(isSupportedCountry).flatMap((code) => timeZonesOf(code).map((zone) => [zone, code] as const)),
  );
  return countries.get(timeZone);
};
