import { RESTRICTED_COUNTRIES } from './limits.ts';

const CODES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE
  BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM
  DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU
  ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME
  MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
  PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK
  TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS XK YE YT ZA ZM ZW
`;

/**
 * Every country, as ISO 3166-1 alpha-2 code, in the order of the codes, and Kosovo, whose code XK is assigned by its
 * users: by banks, carriers and Unicode's CLDR.
 */
export const COUNTRIES: readonly string[] = CODES.trim().split(/\s+/);

const codes: ReadonlySet<string> = new Set(COUNTRIES);

/** Whether this is the code of a country, in upper case. */
export const isCountry = (code: string): boolean => codes.has(code);

/** Whether this is a country that can be chosen where restriction is on (VAL-001). */
export const isSupportedCountry = (code: string): boolean => isCountry(code) && !RESTRICTED_COUNTRIES.includes(code);

/** What is wrong with a typed country: its name is not in the list, or it cannot be chosen. */
export type CountryFault = 'unknown' | 'notAllowed';

export type NamedCountry = {
  code: string;
  name: string;
};

/** Countries with their names, sorted by name; all countries by default. */
export const namedCountries = (
  nameOf: (code: string) => string,
  locale: string,
  countries: readonly string[] = COUNTRIES,
): NamedCountry[] => {
  const { compare } = new Intl.Collator(locale);
  return countries.map((code) => ({ code, name: nameOf(code) })).sort((one, other) => compare(one.name, other.name));
};

/**
 * Validates a typed country (VAL-001 to VAL-003): an empty text is allowed, any other must be a name of the list,
 * exactly as written there (VAL-002), and with restriction on, not one of the restricted countries. Spaces around it
 * are ignored, because phone keyboards add them.
 */
export const validateCountry = (
  text: string,
  countries: readonly NamedCountry[],
  isRestricted: boolean,
): { code: string | null; fault?: CountryFault } => {
  const typed = text.trim();
  if (typed === '') return { code: null };
  const code = countries.find(({ name }) => name === typed)?.code;
  if (code === undefined) return { code: null, fault: 'unknown' };
  return isRestricted && !isSupportedCountry(code) ? { code: null, fault: 'notAllowed' } : { code };
};
