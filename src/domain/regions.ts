import { type NamedCountry, namedCountries } from './countries.ts';

/** The named regions (ENT-050), and one for the uninhabited islands that fit none of them. */
const CODES = {
  'Central Asia': 'KG KZ TJ TM UZ',
  'Southern Asia': 'AF BD BT IN IR LK MV NP PK',
  'Southeast Asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'East Asia': 'CN HK JP KP KR MN MO TW',
  'Western Asia': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  'Northern Africa': 'DZ EG EH LY MA SD TN',
  'Western Africa': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  'Central Africa': 'AO CD CF CG CM GA GQ ST TD',
  'Eastern Africa': 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW',
  'Southern Africa': 'BW LS NA SZ ZA',
  'Central America': 'BZ CR GT HN MX NI PA SV',
  'Northern America': 'BM CA GL PM US',
  Caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'South America': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  Antartica: 'AQ',
  'Eastern Europe': 'BG BY CZ HU MD PL RO RU SK UA',
  'Northern Europe': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  'Southern Europe': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  'Western Europe': 'AT BE CH DE FR LI LU MC NL',
  Australia: 'AU CC CX NF NZ',
  Melanesia: 'FJ NC PG SB VU',
  Micronesia: 'FM GU KI MH MP NR PW',
  Polynesia: 'AS CK NU PF PN TK TO TV WF WS',
  Other: 'BV GS HM IO TF UM',
} as const;

export type RegionKey = keyof typeof CODES;

/** The regions in the order of the product list; `Antartica` is only a key and is never shown (ENT-050). */
export const REGION_KEYS = Object.keys(CODES) as RegionKey[];

/** The codes of a region's countries. Every country is in exactly one region (ENT-050). */
export const countriesOf = (region: RegionKey): readonly string[] => CODES[region].split(' ');

type Region = { key: RegionKey; countries: (NamedCountry & { imageUrl: string })[] };

/** All regions with their countries in the order of the names, each with its flag. */
export const describeRegions = (
  nameOf: (code: string) => string,
  flagUrlOf: (code: string) => string,
  locale: string,
): Region[] =>
  REGION_KEYS.map((key) => ({
    key,
    countries: namedCountries(nameOf, locale, countriesOf(key)).map(({ code, name }) => ({
      code,
      name,
      imageUrl: flagUrlOf(code),
    })),
  }));
