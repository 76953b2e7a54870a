// Finds countries by what people call them: codes, names in every language of the product, and other usual names.
import { cached } from './cached.ts';
import { COUNTRIES } from './countries.ts';
import { countryName } from './country-name.ts';
import { LANGUAGES } from './languages.ts';
import { namedAbroad } from './country-languages.ts';
import { findByName, foldName, type Found } from './name-search.ts';

/** ISO 3166-1 alpha-3, in the order of the countries: the letter after the code of two letters, or else all three. */
const ALPHA_3 = `
  AND ARE G ATG A B ARM AGO ATA G M AUT S ABW ALA E BIH BRB BGD L A R R BDI
  BEN M U BRN L BES A BHS N T A BLR BLZ N K COD CAF COG E V COK CHL R CHN L I
  B CPV CUW R P E U I DNK A M A U EST Y ESH I P H N I FLK FSM FRO A B R GRD O
  GUF Y A B GRL B GIN GLP GNQ C SGS M M GNB GUY G D D V I N N IRL ISR N D T
  IRQ N L A Y JAM R N N Z M R COM A PRK KOR T CYM KAZ O N A E A LBR O U X A
  LBY R O A MNE MAF MDG L D I R G MAC MNP MTQ T R MLT S MDV I MEX S MOZ M L R
  K A C D R L U NIU L N N R PYF PNG L PAK POL SPM PCN I E PRT PLW PRY T U U
  SRB S A U SLB SYC N SWE P N SVN M SVK E R SEN M SUR D P SLV M R SWZ A TCD
  ATF O A K L S TKM TUN N TUR O TUV N A UKR A I A URY B T T N B R M T WLF M X
  M MYT F B E
`
  .trim()
  .split(/\s+/);

const alpha3Of = (code: string): string => {
  const letters = ALPHA_3[COUNTRIES.indexOf(code)] ?? '';
  return letters.length === 1 ? code + letters : letters;
};

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
  CH: 'Helvetia',
  CI: 'Ivory Coast, Elfenbeinküste',
  CN: "PRC, Chinese, People's Republic of China, Mainland China, Volksrepublik China, VR China, PR China, RPC, Çin, Kínverska",
  CV: 'Cape Verde, Kapverdische Inseln, Kapverden, Kap Verde',
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
  KG: 'Kirghizia, Kyrgyz Republic',
  KH: 'Kampuchea, កម្ពុជា',
  KP: "DPRK, Democratic People's Republic of Korea",
  KR: 'Korea, Republic of Korea, ROK, 한국',
  KZ: 'Қазақстан',
  LA: "Lao PDR, Lao People's Democratic Republic, Lao, ລາວ",
  LK: 'Ceylon, ශ්‍රී ලංකා',
  LU: 'Lëtzebuerg',
  MD: 'Republic of Moldova, Moldawien, Moldau',
  MK: 'Macedonia, FYROM, Republic of Macedonia, Mazedonien',
  MM: 'Burma, Birma, မြန်မာ',
  MO: 'Macau',
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
  TL: 'East Timor',
  TR: 'Turkey',
  TW: 'Chinese Taipei, Formosa, Republic of China, Taiwan ROC, ROC',
  TZ: 'Zanzibar, Sansibar, United Republic of Tanzania',
  US: 'United States of America, America, Amerika, Vereinigte Staaten von Amerika, Hawaii, Alaska, EUA, EEUU, ABD, 米国',
  UZ: 'Oʻzbekiston',
  VA: 'Vatican, Holy See, Vatikan, Heiliger Stuhl',
  VC: 'St. Vincent',
  VE: 'Bolivarian Republic of Venezuela',
  VG: 'BVI',
  VI: 'USVI, American Virgin Islands',
  VN: 'Viet Nam',
  WS: 'Western Samoa',
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
  const spelled = [code, alpha3Of(code), ...names.flatMap((name) => [name, withoutUmlauts(name), withSaint(name)])];
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
