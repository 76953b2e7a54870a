// Finds countries by what people call them: codes, names in every language of the product, and other usual names.
import { cached } from './cached.ts';
import { COUNTRIES } from './countries.ts';
import { countryName } from './country-name.ts';
import { LANGUAGES } from './languages.ts';
import { namedAbroad } from './country-languages.ts';
import { findByName, foldName, type Found } from './name-search.ts';

/** ISO 3166-1 alpha-3, in the order of the countries. */
const ALPHA_3 = `
  AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE
  BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN BOL BES BRA BHS
  BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN
  COL CRI CUB CPV CUW CXR CYP CZE DEU DJI DNK DMA DOM DZA ECU EST
  EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF
  GGY GHA GIB GRL GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD
  HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM
  JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA
  LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MAF MDG MHL MKD
  MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM
  NCL NER NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PYF PNG
  PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA
  SAU SLB SYC SDN SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD
  STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON
  TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR
  VNM VUT WLF WSM XKX YEM MYT ZAF ZMB ZWE
`
  .trim()
  .split(/\s+/);

/**
 * Names that Unicode's CLDR does not have, from the short, official and former names of ISO 3166 and from how countries
 * call themselves in languages that browsers do not know; and parts of a country that travellers name as where they go.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates, Dubai, Abu Dhabi, VAE, Emirate',
  AL: 'Shqipëria',
  AM: 'Hayastan, Հայաստան',
  AR: 'Argentine Republic',
  AZ: 'Azərbaycan',
  BA: 'Bosnia, Bosnia-Herzegovina, Bosnien, Herzegovina',
  BF: 'Upper Volta, Obervolta',
  BO: 'Plurinational State of Bolivia',
  BQ: 'Bonaire, Saba, Sint Eustatius',
  BY: 'Belorussia, Weißrussland',
  CD: 'Congo, Democratic Republic of the Congo, DR Congo, DRC, Zaire, Kongo, Demokratische Republik Kongo',
  CF: 'CAR',
  CG: 'Congo, Republic of the Congo, Kongo, Republik Kongo',
  CH: 'Helvetia, Swiss',
  CI: 'Ivory Coast, Elfenbeinküste',
  CN: "PRC, Chinese, People's Republic of China, Mainland China, Volksrepublik China, VR China, PR China, RPC, Çin, Kínverska",
  CV: 'Cape Verde, Kapverdische Inseln, Kapverden, Kap Verde',
  CY: 'Kypros',
  CZ: 'Czech Republic, Tschechische Republik, Tschechei, Česká republika, República Checa',
  DE: 'BRD, Federal Republic of Germany',
  DO: 'Dom Rep',
  EH: 'Sahara',
  ES: 'Canary Islands, Kanarische Inseln, Kanaren, Mallorca, Majorca, Ibiza, Tenerife, Teneriffa',
  FK: 'Malvinas',
  FM: 'Federated States of Micronesia',
  GB: 'UK, Great Britain, Britain, England, Scotland, Wales, Cymru, Northern Ireland, Großbritannien, Schottland, Nordirland, Angleterre, Inglaterra, Inghilterra, Engeland, İngiltere, Anglia',
  GE: 'Sakartvelo, საქართველო',
  GF: 'Guyane',
  GR: 'EL, Hellas, Ελλάς, Crete, Kreta, Hellenic Republic',
  HK: 'Hong Kong SAR, Hongkong',
  ID: 'Bali',
  IE: 'Eire, Republic of Ireland, Republik Irland',
  IN: 'Bharat',
  IR: 'Persia, Persien, Islamic Republic of Iran',
  IT: 'Sicily, Sizilien, Sardinia, Sardinien',
  JP: 'Nippon, Nihon, 日本国',
  KG: 'Kirghizia, Kyrgyz Republic, Kirgistan',
  KH: 'Kampuchea, កម្ពុជា',
  KP: "DPRK, Democratic People's Republic of Korea",
  KR: 'Korea, Republic of Korea, ROK, 한국',
  KZ: 'Қазақстан',
  LA: "Lao PDR, Lao People's Democratic Republic, Lao, ລາວ",
  LK: 'Ceylon, ශ්‍රී ලංකා',
  LU: 'Lëtzebuerg',
  MD: 'Moldavia, Republic of Moldova, Moldawien, Moldau',
  MK: 'Macedonia, FYROM, Republic of Macedonia, Mazedonien',
  MM: 'Burma, Birma, မြန်မာ',
  MO: 'Macau, Macao SAR',
  NL: 'Holland, Holanda, Olanda',
  NZ: 'Aotearoa',
  PF: 'Tahiti, Bora Bora',
  PG: 'PNG',
  PS: 'State of Palestine, Palestinian Territories, West Bank, Gaza, Westjordanland',
  PT: 'Madeira, Azores, Azoren',
  RU: 'Russian Federation, Russische Föderation, Rossija',
  SA: 'KSA',
  SK: 'Slovak Republic, Slovakische Republik',
  ST: 'Sao Tome',
  SX: 'St. Maarten',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland, Swasiland',
  TC: 'Turks and Caicos',
  TH: 'Siam, Phuket, ประเทศไทย',
  TL: 'East Timor, Osttimor',
  TR: 'Turkey',
  TW: 'Chinese Taipei, Formosa, Republic of China, Taiwan ROC, ROC',
  TZ: 'Zanzibar, Sansibar, United Republic of Tanzania',
  US: 'United States of America, America, Amerika, Vereinigte Staaten von Amerika, Hawaii, Alaska, EUA, EEUU, 米国',
  UZ: 'Oʻzbekiston',
  VA: 'Vatican, Holy See, Vatikan, Heiliger Stuhl',
  VC: 'St. Vincent',
  VE: 'Bolivarian Republic of Venezuela',
  VG: 'BVI',
  VI: 'USVI, American Virgin Islands',
  VN: 'Viet Nam',
  WS: 'Western Samoa',
  XK: 'Kosova',
  ZA: 'RSA',
};

/** The way people write it without umlauts. */
const withoutUmlauts = (name: string): string =>
  name.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('Ä', 'Ae').replaceAll('Ö', 'Oe');

/** 'St. Lucia' is Saint Lucia as well. */
const withSaint = (name: string): string => name.replace(/^St\. /, 'Saint ');

/**
 * What a country is called besides the name that is shown: its codes, its names in all languages, other usual names;
 * folded.
 */
export const otherNamesOf = cached((code: string): readonly string[] => {
  const others = OTHER_NAMES[code]?.split(', ') ?? [];
  const names = [...Object.values(LANGUAGES).map(({ locale }) => countryName(code, locale)), ...others];
  const spelled = [
    code,
    ALPHA_3[COUNTRIES.indexOf(code)] ?? code,
    ...names.flatMap((name) => [name, withoutUmlauts(name), withSaint(name)]),
  ];
  return [...new Set(spelled.map(foldName))];
});

/** What people type for more than a country. */
const MORE_THAN_A_COUNTRY = /^(?:eu|ue|euro|europ[ae]|european union|europaische union)$/;

/** Whether a text names no country in particular, though some name begins with it. */
export const isMoreThanACountry = (text: string): boolean => MORE_THAN_A_COUNTRY.test(foldName(text));

/** A whole name, also in another language, before what only begins so: 'Chine' is China rather than Chinese Taipei. */
export const wholeFirst = <Item>(found: Found<Item>[], abroad: () => Found<Item>[]): Found<Item>[] => {
  if (found[0]?.rank === 0) return found;
  const whole = abroad();
  return [...whole, ...found.filter(({ item }) => whole.every((other) => other.item !== item))];
};

const findAmong = (text: string, codes: readonly string[]) => {
  if (foldName(text) === '' || isMoreThanACountry(text)) return [];
  const found = findByName(text, codes, (code) => ['', ...otherNamesOf(code)]);
  return wholeFirst(found, () => namedAbroad(text).filter(({ item }) => codes.includes(item)));
};

/** The countries that have this name or code. */
export const namedExactly = (text: string): ReadonlySet<string> =>
  new Set(
    findAmong(text, COUNTRIES)
      .filter(({ rank }) => rank === 0)
      .map(({ item }) => item),
  );

/**
 * The countries among these that a word means: those that have it as a name or code, or else those of whose names it
 * begins a word.
 */
export const meantAmong = (word: string, codes: readonly string[]): string[] => {
  const found = findAmong(word, codes);
  const exact = found.filter(({ rank }) => rank === 0);
  // The code of São Tomé is also short for Saint.
  const saints = foldName(word) === 'st' ? findAmong('saint', codes) : [];
  return [...(exact.length > 0 ? exact : found), ...saints].map(({ item }) => item);
};

/** The countries that a word means. */
export const countriesMeant = (word: string): string[] => meantAmong(word, COUNTRIES);
