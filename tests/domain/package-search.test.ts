import { describe, expect, test } from 'vitest';
import { NO_OFFER_FILTER } from '#domain/package-filter.ts';
import { foldLetters } from '#domain/name-search.ts';
import { bestFirst, findBest, findPackages, regionsMeant, searchIn, searchWords } from '#domain/package-search.ts';
import type { NamedPackage } from '#domain/package-name.ts';

const item = (name: string, includedCountries: string[]): NamedPackage => ({
  name,
  includedCountries,
  countrySet: includedCountries.length > 1 ? 'EU' : null,
  sizeValue: Number(/\d+(?= ?GB)/.exec(name)?.[0] ?? 1),
  sizeUnit: 'GB',
  packageType: 'standard',
  validitySize: 30,
  validityUnit: 'days',
  validityUnlimited: false,
});
const items = [
  item('Europe 1 GB', ['DE', 'TR']),
  item('Germany 1 GB', ['DE']),
  item('Türkiye 5 GB', ['TR']),
  item('World 15 GB', ['US']),
  item('Alps-3GB 1.5 days', ['CH']),
];
const find = (text: string): string[] => searchIn(items, ({ name }) => name)(searchWords(text)).map(({ name }) => name);

describe('the search in packages', () => {
  test.each([
    ['no word finds all', ' ', ['Europe 1 GB', 'Germany 1 GB', 'Türkiye 5 GB', 'World 15 GB', 'Alps-3GB 1.5 days']],
    ['a country finds the regions that hold it', 'germ', ['Europe 1 GB', 'Germany 1 GB']],
    ['accents and capitals do not matter', 'TURK', ['Europe 1 GB', 'Türkiye 5 GB']],
    ['each word narrows', 'germany europe', ['Europe 1 GB']],
    ['a volume is part of the name', '5 gb', ['Türkiye 5 GB']],
    ['a volume needs no blank', '5GB', ['Türkiye 5 GB']],
    ['a number is found where one begins', '1', ['Europe 1 GB', 'Germany 1 GB', 'World 15 GB', 'Alps-3GB 1.5 days']],
    ['a number of a name of the own needs no blank before it', '3gb', ['Alps-3GB 1.5 days']],
    ['no number begins behind its point', '5', ['Türkiye 5 GB']],
    ['a country has other names', 'turkey', ['Europe 1 GB', 'Türkiye 5 GB']],
    ['a country has codes', 'usa', ['World 15 GB']],
    ['a region has names in other languages', 'europa', ['Europe 1 GB']],
    ['a country has names in other languages', 'schweiz', ['Alps-3GB 1.5 days']],
    ['nothing matches', 'mars', []],
    ['1 GB is not 10 GB, 15 GB or 10 days', '1gb', ['Europe 1 GB', 'Germany 1 GB']],
    ['a volume and a region', '1 gb europa', ['Europe 1 GB']],
  ])('%s', (_, text, names) => {
    expect(find(text)).toEqual(names);
  });

  test.each([
    ['Angleterre', 'GB'],
    ['Inglaterra', 'GB'],
    ['Inghilterra 1 GB', 'GB'],
    ['Engeland', 'GB'],
    ["l'Angleterre", 'GB'],
    ['La Chine', 'CN'],
    ['la chine 1gb', 'CN'],
    ['VR China', 'CN'],
    ['PR China 1 GB', 'CN'],
    ['Çin', 'CN'],
    ['çin 1 gb', 'CN'],
    ['Kínverska', 'CN'],
    ['Lëtzebuerg', 'LU'],
    ['Le Luxembourg 1 GB', 'LU'],
    ['die Türkei', 'TR'],
    ['La Turquie 1 GB', 'TR'],
    ['L’Italie 1GB', 'IT'],
    ['Il Laos', 'LA'],
  ])('VAL-133: %s finds the packages of its country alone', (text, code) => {
    const own = ['GB', 'CN', 'LU', 'TR', 'IT', 'LA', 'PR', 'US'].map((one) => item(`${one} 1 GB`, [one]));
    const { found } = findBest(own, ({ includedCountries: [one = ''] }) => `Package of ${one}`)(searchWords(text));
    expect(found.map(({ includedCountries }) => includedCountries)).toEqual([[code]]);
  });

  test('letters such as ß and ø do not matter (STO-163)', () => {
    const own = [item('Straße 1 GB', ['DE']), item('Malmø 1 GB', ['SE'])];
    const found = (text: string) => searchIn(own, ({ name }) => name)(searchWords(text));
    expect(found('strasse')).toEqual([own[0]]);
    expect(found('MALMO')).toEqual([own[1]]);
  });

  test('a volume finds the package of this volume under a name of its own, and none without limit', () => {
    const family = { ...item('Europe family', ['DE', 'GB']), sizeValue: 5 };
    const unlimited: NamedPackage = { ...item('Europe unlimited 10 days', ['DE', 'GB']), packageType: 'unlimited' };
    const found = (text: string) => searchIn([family, unlimited], ({ name }) => name)(searchWords(text));
    expect(found('5gb')).toEqual([family]);
    expect(found('5,0 gb europe')).toEqual([family]);
    expect(found('10gb')).toEqual([]);
  });

  test.each([
    ['global', ['World 15 GB']],
    ['weltweit 15', ['World 15 GB']],
    ['world', ['World 15 GB']],
    ['europa', []],
  ])('in packages of the world, "%s" finds them in every language', (text, names) => {
    const world = { ...item('World 15 GB', ['US', 'DE']), countrySet: 'WWW' as const };
    expect(searchIn([world], ({ name }) => name)(searchWords(text)).map(({ name }) => name)).toEqual(names);
  });

  test.each(['st lucia 1gb', 'St. Lucia 1 GB', 'Saint Lucia', 'saint lucia 1gb'])(
    '"%s" finds a region with Saint Lucia in it',
    (text) => {
      const region = item('Caribbean 1 GB', ['LC', 'JM']);
      expect(searchIn([region, items[0]!], ({ name }) => name)(searchWords(text))).toEqual([region]);
    },
  );

  test('a word means the regions of that name in every language', () => {
    expect(regionsMeant('global')).toEqual(['WWS', 'WWM', 'WWL', 'WWW']);
    expect(regionsMeant('europa')).toEqual(['EU', 'EUR']);
    expect(regionsMeant('asien')).toEqual(['ASA']);
    expect(regionsMeant('mars')).toEqual([]);
  });

  test.each([
    ['turk', ['Türkiye 5 GB', 'Europe 1 GB']],
    ['germany 1gb', ['Germany 1 GB', 'Europe 1 GB']],
    ['tr 5gb', ['Türkiye 5 GB']],
    ['türkei', ['Türkiye 5 GB', 'Europe 1 GB']],
    ['de', ['Germany 1 GB', 'Europe 1 GB']],
  ])('of what "%s" finds the best can come first', (text, names) => {
    const words = searchWords(text);
    const nameOf = ({ name }: NamedPackage): string => name;
    const found = searchIn(items, nameOf)(words);
    expect(bestFirst(found, words, (one) => foldLetters(nameOf(one))).map(({ name }) => name)).toEqual(names);
  });

  test('each package is named once, however many letters are typed', () => {
    let named = 0;
    const nameOf = ({ name }: NamedPackage): string => {
      named += 1;
      return name;
    };
    const search = searchIn(items, nameOf);
    expect(search([])).toBe(items);
    expect(named).toBe(0);
    for (const text of ['e', 'eu', 'eur']) search(searchWords(text));
    expect(named).toBe(items.length);
  });

  test.each([
    ['tukiye', ['Türkiye 5 GB', 'Europe 1 GB']],
    ['gemrany 1gb', ['Germany 1 GB', 'Europe 1 GB']],
    ['eurpoe', ['Europe 1 GB']],
    ['deutschlnad', ['Germany 1 GB', 'Europe 1 GB']],
    // Right as it stands, and only not on offer.
    ['iraq', []],
    ['austria', []],
    // Two letters, or two words.
    ['gremnay', []],
    ['gemrany eurpoe', []],
    // Numbers and short words are meant as they are.
    ['2gb', []],
    ['türkiye 6', []],
    ['wor x', []],
  ])('where "%s" finds nothing, one letter of it may be wrong (POS-100)', (text, names) => {
    const { found, similar } = findBest(items, ({ name }) => name)(searchWords(text));
    expect(found).toEqual([]);
    expect(similar.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['germeny', 'Germany 1 GB'],
    ['austira', 'Austria 1 GB'],
    ['thialand', 'Thailand 1 GB'],
    ['itlay', 'Italy 1 GB'],
    ['spian', 'Spain 1 GB'],
  ])('a list finds by "%s" what is called almost so, in its order and within its filters (PKG-139)', (search, name) => {
    const list = [
      item('Thailand 1 GB', ['TH']),
      item('Spain 1 GB', ['ES']),
      item('Italy 1 GB', ['IT']),
      item('Germany 1 GB', ['DE']),
      item('Austria 1 GB', ['AT']),
    ];
    const find = findPackages(list, (one) => one.name);
    const { found, similar } = find({ ...NO_OFFER_FILTER, search });
    expect(found).toEqual([]);
    expect(similar.map((one) => one.name)).toEqual([name]);
    expect(find({ ...NO_OFFER_FILTER, search, coverage: 'FR' })).toEqual({ found: [], similar: [] });
    expect(find({ ...NO_OFFER_FILTER, search: 'spain' }).similar).toEqual([]);
  });

  test('PKG-142: of what is called almost so the packages of the meant country come first, and the list says what was meant', () => {
    const list = [item('World 1 GB', ['US', 'DE']), item('Europe 1 GB', ['DE', 'FR']), item('Germany 1 GB', ['DE'])];
    const find = findPackages(list, ({ name }) => name);
    const namesOf = (search: string) => {
      const { found, similar } = find({ ...NO_OFFER_FILTER, search });
      return [...found, ...similar].map(({ name }) => name);
    };
    expect(namesOf('germeny')).toEqual(['Germany 1 GB', 'World 1 GB', 'Europe 1 GB']);
    expect(find({ ...NO_OFFER_FILTER, search: 'germeny' }).meant).toEqual([
      { typed: 'germeny', word: 'germany', country: 'DE' },
    ]);
    expect(find({ ...NO_OFFER_FILTER, search: 'eurpoe' }).meant).toEqual([{ typed: 'eurpoe', word: 'europe' }]);
    // PKG-145: so do they where it is typed right; without a word all are in the order of the list (PRI-009).
    expect(namesOf('germany')).toEqual(['Germany 1 GB', 'World 1 GB', 'Europe 1 GB']);
    expect(namesOf(' ')).toEqual(['World 1 GB', 'Europe 1 GB', 'Germany 1 GB']);
    expect(namesOf('1 gb')).toEqual(['World 1 GB', 'Europe 1 GB', 'Germany 1 GB']);
  });

  test('what is called so leaves out what is called almost so', () => {
    const { found, similar } = findBest(items, ({ name }) => name)(searchWords('germ'));
    expect(found.map(({ name }) => name)).toEqual(['Germany 1 GB', 'Europe 1 GB']);
    expect(similar).toEqual([]);
  });
});
