import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/countries.ts';
import { countriesMeant, otherNamesOf } from '#domain/country-search.ts';
import { countryNamed, findSpelled } from '#domain/country-spelling.ts';
import { countryName } from '#domain/country-name.ts';
import { foldName, onlyBest } from '#domain/name-search.ts';

/** As the fields for a country search, in the language shown. */
const enter = (typed: string, locale: string) => {
  const found = findSpelled(typed, COUNTRIES, (code) => [foldName(countryName(code, locale)), ...otherNamesOf(code)]);
  return { first: found[0]?.item, taken: onlyBest(found) };
};

const called = `
  AE: UAE, uae, Emirates, Dubai, VAE, Vereinigte Arabische Emirate, United Arab Emirates
  CD: DRC, DR Congo, Democratic Republic of the Congo, Kongo-Kinshasa
  CH: CH, CHE, Switzerland, Schweiz, Suisse, die Schweiz
  CI: Ivory Coast, Elfenbeinküste, Elfenbeinkueste, Côte d’Ivoire, Cote d'Ivoire, cote divoire, Cote d Ivoire, Cote-d-Ivoire
  CZ: Czech Republic, Czechia, Tschechien, Tschechische Republik, CZE
  DE: DE, DEU, Germany, Deutschland, germany, BRD
  GB: UK, U.K., GB, GBR, England, Scotland, Wales, Great Britain, United Kingdom, U K, Großbritannien, Grossbritannien
  GM: The Gambia, Gambia
  IE: Rep. of Ireland, Republic of Ireland, Rep Ireland
  KN: St Kitts & Nevis, Saint Kitts Nevis
  KR: South Korea, Südkorea, Suedkorea, Korea, South-Korea, S. Korea, Rep. of Korea, Southkorea, South Corea
  LC: Saint Lucia, St. Lucia, St Lucia
  MK: Macedonia, North Macedonia, Nordmazedonien, N. Macedonia, Nord-Mazedonien
  MM: Burma, Myanmar
  MO: Macau, Macao
  NL: Holland, Netherlands, The Netherlands, Niederlande
  BA: Bosnia, Bosnia and Herzegovina, Bosnien und Herzegowina
  ST: Sao Tome, São Tomé
  SZ: Swaziland, Eswatini
  TL: East Timor, Timor-Leste, Osttimor
  TR: Turkey, Türkei, Tuerkei, Turkiye, Türkiye
  US: USA, U.S.A., US, United States of America, America, Amerika, Vereinigte Staaten
  VN: Viet Nam, Vietnam
  TT: Trinidad & Tobago, Trinidad Tobago
  XK: Kosovo, XK`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [code = '', names = ''] = line.trim().split(': ');
    return names.split(', ').map((name) => ({ code, name }));
  });

const abroad = [
  ['Ελλάδα', 'GR'],
  ['日本', 'JP'],
  ['中国', 'CN'],
  ['中國', 'CN'],
  ['Россия', 'RU'],
  ['Німеччина', 'DE'],
  ['مصر', 'EG'],
  ['ישראל', 'IL'],
  ['대한민국', 'KR'],
  ['ไทย', 'TH'],
  ['भारत', 'IN'],
  ['საქართველო', 'GE'],
  ['Estados Unidos', 'US'],
  ['Alemania', 'DE'],
  ['Frankrijk', 'FR'],
  ['Niemcy', 'DE'],
  ['Stati Uniti', 'US'],
  ['Yunanistan', 'GR'],
  ['Suède', 'SE'],
  ['Angleterre', 'GB'],
  ['Inglaterra', 'GB'],
  ['Inghilterra', 'GB'],
  ['Engeland', 'GB'],
  ['İngiltere', 'GB'],
  ['Anglia', 'GB'],
  ['l’Angleterre', 'GB'],
  ['Çin', 'CN'],
  ['çin', 'CN'],
  ['Lëtzebuerg', 'LU'],
  ['VR China', 'CN'],
  ['PR China', 'CN'],
  ['P.R. China', 'CN'],
  ['La Chine', 'CN'],
  ['Kínverska', 'CN'],
  ["L'Italie", 'IT'],
  ['L’Espagne', 'ES'],
  ['Le Portugal', 'PT'],
  ['Les Pays-Bas', 'NL'],
  ['Los Estados Unidos', 'US'],
  ['La Germania', 'DE'],
  ['Il Giappone', 'JP'],
  ['El Salvador', 'SV'],
  ['Salvador', 'SV'],
  ['La Réunion', 'RE'],
  ['Die Niederlande', 'NL'],
  ['Die Türkei', 'TR'],
  ['Olanda', 'NL'],
  ['Het Verenigd Koninkrijk', 'GB'],
  ['De Verenigde Staten', 'US'],
  ['Gli Stati Uniti', 'US'],
  ['I Paesi Bassi', 'NL'],
  ['Os Estados Unidos', 'US'],
  ['As Filipinas', 'PH'],
  ['RPC', 'CN'],
  ['EUA', 'US'],
  ['República Checa', 'CZ'],
  ['Holanda', 'NL'],
  ['Þýskaland', 'DE'],
  ['Alemanya', 'DE'],
  ['Vācija', 'DE'],
  ['EEUU', 'US'],
  ['EE.UU.', 'US'],
  ['U.S.', 'US'],
  ['U.A.E.', 'AE'],
  ['South Africa', 'ZA'],
  ['Turkiye', 'TR'],
  ['Éire', 'IE'],
  ['Dominikanische Republik', 'DO'],
  ['Palestinian Territories', 'PS'],
  ['Saint Vincent', 'VC'],
  ['Saint Maarten', 'SX'],
  ['Timor Leste', 'TL'],
  ['Caribbean Netherlands', 'BQ'],
  // A whole name, although another name in English begins so: Chinese Taipei.
  ['Chine', 'CN'],
  ['Chinese', 'CN'],
  ['Հայաստան', 'AM'],
  ['မြန်မာ', 'MM'],
  ['កម្ពុជា', 'KH'],
  ['ລາວ', 'LA'],
  ['ශ්\u200Dරී ලංකා', 'LK'],
  ['Қазақстан', 'KZ'],
  ['한국', 'KR'],
  ['Ελλάς', 'GR'],
  ['ประเทศไทย', 'TH'],
  ['日本国', 'JP'],
  ['米国', 'US'],
  ['Cymru', 'GB'],
  ['Shqipëria', 'AL'],
  ['Azərbaycan', 'AZ'],
  ['Écosse', 'GB'],
  ['Escocia', 'GB'],
  ['Scozia', 'GB'],
  ['Schotland', 'GB'],
  ['Schottland', 'GB'],
  ['Pays de Galles', 'GB'],
  ['Gales', 'GB'],
  ['Galles', 'GB'],
  ['Irlande du Nord', 'GB'],
  ['Irlanda del Norte', 'GB'],
  ['Irlanda del Nord', 'GB'],
  ['ABD', 'US'],
  // Intl knows them alone.
  ['Swiss', 'CH'],
  ['Kypros', 'CY'],
  ['Kirgistan', 'KG'],
  ['Moldavia', 'MD'],
  ['Macao SAR', 'MO'],
  ['Osttimor', 'TL'],
  ['Kosova', 'XK'],
  ['Oʻzbekiston', 'UZ'],
] as const;

test.each(abroad)('VAL-124: %s is %s everywhere', (name, code) => {
  for (const locale of ['en-GB', 'de-DE']) expect(enter(name, locale)).toEqual({ first: code, taken: code });
  expect(countryNamed(name)).toBe(code);
  expect(countriesMeant(foldName(name))).toEqual([code]);
});

test.each([
  ['Phillipines', 'PH'],
  ['Upper Volta', 'BF'],
  ['Taiwan ROC', 'TW'],
  ['Ver. Arab. Emirate', 'AE'],
  ['Griechland', 'GR'],
  ['Estados Unid', 'US'],
  ['Росси', 'RU'],
])('VAL-124: %s is understood as %s', (typed, code) => {
  for (const locale of ['en-GB', 'de-DE']) expect(enter(typed, locale)).toEqual({ first: code, taken: code });
});

test.each(['EU', 'Europe', 'Europa', 'Atlantis', 'Germanyy', 'qwertz', 'Le Mans', 'Mans'])(
  'VAL-124: %s proposes no country',
  (typed) => {
    for (const locale of ['en-GB', 'de-DE']) expect(enter(typed, locale).first).toBeUndefined();
    expect(countriesMeant(typed)).toEqual([]);
  },
);

describe.each(['en-GB', 'de-DE'])('a country, in %s,', (locale) => {
  test.each(called)('is found as $name', ({ code, name }) => {
    expect(enter(name, locale)).toEqual({ first: code, taken: code });
  });

  test('is found by each of its codes and by its name in either language', () => {
    const missed = COUNTRIES.flatMap((code) =>
      [...otherNamesOf(code).slice(0, 2), countryName(code, 'en'), countryName(code, 'de')]
        .filter((name) => enter(name, locale).taken !== code)
        .map((name) => `${code} ${name}`),
    );
    expect(missed).toEqual([]);
  });

  test('is not taken for a text that can mean several', () => {
    for (const text of ['', 'united', 'Congo', 'S', 'turk']) expect(enter(text, locale).taken).toBeUndefined();
  });
});

test('a name that begins with the text comes before one that contains it', () => {
  expect(enter('S', 'en').first).not.toBe('BS');
  expect(enter('swed', 'en').first).toBe('SE');
});

test('a word means the countries of that name or code, else those with a word that begins so', () => {
  expect(countriesMeant('uk')).toEqual(['GB']);
  expect(countriesMeant('ukr')).toEqual(['UA']);
  expect(countriesMeant('korea').toSorted()).toEqual(['KR']);
  expect(countriesMeant('ivory')).toEqual(['CI']);
  expect(countriesMeant('')).toEqual([]);
  expect(countriesMeant('atlantis')).toEqual([]);
});

test.each([
  ['Korea, Republic of', 'KR'],
  ['Congo, Dem. Rep. of the', 'CD'],
  ['Moldova, Rep. of', 'MD'],
])('a name may be turned as in a register: %s', (typed, code) => {
  expect(countryNamed(typed)).toBe(code);
});

test.each([
  ['Switzerlnad', ['CH']],
  ['Itallien', ['IT']],
  ['Nehterlands', ['NL']],
  ['Portgal', ['PT']],
  ['Slovania', ['SI', 'SK']],
  ['Frnse', []],
  ['Iraqq', []],
])('"%s" is a misspelt name, and never taken for one without a look', (typed, codes) => {
  const found = findSpelled(typed, COUNTRIES, otherNamesOf);
  expect(found.map(({ item }) => item).toSorted()).toEqual(codes);
  expect(countryNamed(typed)).toBeUndefined();
  expect(countriesMeant(typed)).toEqual([]);
});

test('a spelling mistake is looked for only where a text means nothing', () => {
  expect(findSpelled('Irland', COUNTRIES, otherNamesOf).map(({ item }) => item)).toEqual(['IE']);
  expect(findSpelled('Austri', COUNTRIES, otherNamesOf).map(({ item }) => item)).toEqual(['AT']);
});
