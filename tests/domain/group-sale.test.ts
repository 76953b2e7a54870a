import { describe, expect, test } from 'vitest';
import { type Correction, rangesOf, readGroupList, withCorrection, withoutTravellers } from '#domain/group-sale.ts';
import { coveredCount, missingCredit } from '#domain/group-sale-lines.ts';

const read = (text: string, otherwise?: string) =>
  readGroupList(text, otherwise).map(({ traveller, faults }) => traveller ?? faults?.join(', '));

describe('a list of travellers', () => {
  test.each<[string, string, object]>([
    ['an address and a code', 'anna@example.com;DE', { email: 'anna@example.com', country: 'DE' }],
    ['a name and a country in English', 'Anna Berg,Germany', { name: 'Anna Berg', country: 'DE' }],
    ['a name and a country in German', 'Anna Berg\tÖsterreich', { name: 'Anna Berg', country: 'AT' }],
    ['all three', 'Anna Berg;anna@example.com;DEU', { name: 'Anna Berg', email: 'anna@example.com', country: 'DE' }],
    ['a first and a last name', 'Anna;Berg;DE', { name: 'Anna Berg', country: 'DE' }],
    ['a name with the separator', '"Berg, Anna",DE', { name: 'Berg, Anna', country: 'DE' }],
    ['a quoted quotation mark', '"Anna ""Ann"" Berg";DE', { name: 'Anna "Ann" Berg', country: 'DE' }],
    [
      'an address with its name',
      'Anna Berg <Anna@Example.com>;DE',
      { name: 'Anna Berg', email: 'anna@example.com', country: 'DE' },
    ],
    [
      'an address with its name in quotation marks',
      '"Berg, Anna" <anna@example.com>, DE',
      { name: 'Berg, Anna', email: 'anna@example.com', country: 'DE' },
    ],
    [
      'another name than the one with the address',
      'Ben;Anna Berg <anna@example.com>;DE',
      { name: 'Ben', email: 'anna@example.com', country: 'DE' },
    ],
    [
      'an address that is called by itself',
      'anna@example.com <anna@example.com>;DE',
      { email: 'anna@example.com', country: 'DE' },
    ],
    ['an address to click', 'mailto:anna@example.com;DE', { email: 'anna@example.com', country: 'DE' }],
    ['an address at the end of a sentence', 'Anna@Example.com.;DE', { email: 'anna@example.com', country: 'DE' }],
    ['a name with signs around it', '\u200BAnna Berg\u202C;DE', { name: 'Anna Berg', country: 'DE' }],
    ['the name of a country as a name', 'Jordan', { name: 'Jordan', country: 'FR' }],
    [
      'a country as registers write it',
      'lea@example.com, Korea, Republic of',
      { email: 'lea@example.com', country: 'KR' },
    ],
    ['a name and such a country', 'Lea Kim, Korea, Republic of', { name: 'Lea Kim', country: 'KR' }],
    ['empty cells', ';anna@example.com;;DE;', { email: 'anna@example.com', country: 'DE' }],
    ['no country', 'Anna Berg', { name: 'Anna Berg', country: 'FR' }],
    [
      'a name before an address without a country',
      'Anna;anna@example.com',
      { name: 'Anna', email: 'anna@example.com', country: 'FR' },
    ],
  ])('has a line with %s', (_name, text, traveller) => {
    expect(read(text, 'FR')).toEqual([traveller]);
  });

  test.each([
    ['Untied Kingdom', ['GB']],
    ['Congo', ['CD', 'CG']],
    ['Atlantis', undefined],
    ['Belarus', undefined],
  ])('names the countries that "%s" may mean', (country, proposals) => {
    expect(readGroupList(`Anna;${country}`, undefined)[0]?.proposals).toEqual(proposals);
  });

  test.each<[string, string, string]>([
    ['no country, and none for all', 'Anna Berg', 'countryMissing'],
    ['an unknown country', 'anna@example.com;Germny', 'countryUnknown'],
    ['a name of several countries', 'anna@example.com;Congo', 'countryUnknown'],
    ['a restricted country', 'Boris;Belarus', 'countryNotSupported'],
    ['a country alone', ';DE', 'empty'],
    ['a country alone after empty cells', ';;Germany', 'empty'],
    ['half an address', 'anna@nowhere;DE', 'emailInvalid'],
    ['an address with a letter of another alphabet', 'anna@examеple.com;DE', 'emailLookAlike'],
    ['an address with a hidden sign', 'anna@exam\u00ADple.com;DE', 'emailSigns'],
    ['a name that is turned around', 'Anna \u202Egreb;DE', 'nameSigns'],
    ['a name in an isolate', 'Anna \u2066Berg\u2069 Li;DE', 'nameSigns'],
    ['a name with a sign that is not seen', 'An\u200Bna;DE', 'nameSigns'],
    ['a name that is too long', `${'a'.repeat(101)};DE`, 'nameTooLong'],
    ['half an address and a restricted country', 'ivan@nowhere;Russia', 'emailInvalid, countryNotSupported'],
    ['half an address and an unknown country', 'zoe@nowhere;Atlantis', 'emailInvalid, countryUnknown'],
    ['a name with a sign that is not seen, and no country', 'An\u200Bna', 'nameSigns, countryMissing'],
    ['a long name and a restricted country', `${'a'.repeat(101)};Russia`, 'nameTooLong, countryNotSupported'],
  ])('says that a line has %s', (_name, text, fault) => {
    expect(read(text)).toEqual([fault]);
  });

  test('says which address came before', () => {
    expect(read('a@example.com;DE\nb@example.com;DE\nA@Example.com;AT')[2]).toBe('emailTwice');
  });

  test('says which address came before, though a country of the two is at fault', () => {
    expect(read('a@example.com;Russia\na@example.com;Atlantis\na@example.com;DE')).toEqual([
      'countryNotSupported',
      'emailTwice, countryUnknown',
      'emailTwice',
    ]);
  });

  test('says of half an address not that it came before', () => {
    expect(read('a@nowhere;DE\na@nowhere;DE')).toEqual(['emailInvalid', 'emailInvalid']);
  });

  test.each([
    'Name;E-Mail;Land\nAnna Berg;anna@example.com;DE',
    'Country,First name,Last name,Email\nDE,Anna,Berg,anna@example.com',
    '\uFEFFE-Mail-Adresse\tLand\tNachname\tVorname\r\nanna@example.com\tDeutschland\t\tAnna Berg\r\n\r\n',
  ])('has a first line that names its columns', (text) => {
    expect(readGroupList(text, undefined)).toMatchObject([
      { line: 1, traveller: { name: 'Anna Berg', email: 'anna@example.com', country: 'DE' } },
    ]);
  });

  test.each<[string, string, object]>([
    ['a guest where only addresses have a column', 'E-Mail;Land\nDora;Österreich', { name: 'Dora', country: 'AT' }],
    ['an address', 'E-Mail;Land\nANNA@Example.com;Schweiz', { email: 'anna@example.com', country: 'CH' }],
    ['a guest and fewer columns', 'Name;E-Mail;Land\nDora;Österreich', { name: 'Dora', country: 'AT' }],
    [
      'an address and fewer columns',
      'Name;Email;Country\nanna@example.com;Germany',
      { email: 'anna@example.com', country: 'DE' },
    ],
    ['no last column', 'Country,First name,Email\nDE,Anna', { name: 'Anna', country: 'DE' }],
    [
      'more columns',
      'Email;Country\nAnna Berg;anna@example.com;Germany',
      { name: 'Anna Berg', email: 'anna@example.com', country: 'DE' },
    ],
  ])('has a header over a line with %s', (_name, text, traveller) => {
    expect(read(text)).toEqual([traveller]);
  });

  test.each([
    'Email;Name;Country\nIvan; Russia\nZoë; Atlantis',
    'Name;Email;Country\nIvan; Russia\nZoë; Atlantis',
    'Email;Country\nIvan; Russia\nZoë; Atlantis',
    'Country;Email;Name;Room\nIvan; Russia\nZoë; Atlantis',
  ])('has lines with a country at fault, whatever its header names', (text) => {
    expect(read(text)).toEqual(['countryNotSupported', 'countryUnknown']);
  });

  test('says by the header that the country is missing, unless a cell names one', () => {
    const header = 'First name;Last name;Email;Country';
    expect(read(`${header}\nZoë;Atlantis\nIvan;Russia`)).toEqual(['countryMissing', 'countryNotSupported']);
    expect(read('Email;Name;Country\nanna@example.com;Anna')).toEqual(['countryMissing']);
  });

  test('says that a named line has half an address', () => {
    expect(read('Name;Email;Country\nAnna;anna.example.com;DE')).toEqual(['emailInvalid']);
  });

  test('numbers its travellers without blank lines, and keeps what was typed', () => {
    expect(readGroupList('\nAnna;DE\n\n  \nBen;Nowhere', undefined)).toEqual([
      { line: 1, typed: { email: '', name: 'Anna', country: 'DE' }, traveller: { name: 'Anna', country: 'DE' } },
      { line: 2, typed: { email: '', name: 'Ben', country: 'Nowhere' }, faults: ['countryUnknown'] },
    ]);
  });

  test('shows the name of an address apart from it', () => {
    expect(readGroupList('Anna Berg <anna@example.com>', 'DE')[0]?.typed).toEqual({
      name: 'Anna Berg',
      email: 'anna@example.com',
      country: '',
    });
  });

  test('says that a line has a country alone where the header names the columns', () => {
    expect(read('Name;Country\n;DE')).toEqual(['empty']);
  });
});

describe('a list without travellers who have been sold to', () => {
  test('keeps its header and the lines of the others as they were typed', () => {
    const text = 'Name;Email;Country\nAnna;;DE\n\n;BEN@example.com;Austria\nClara;;  Germny\nAnna;;AT';
    const sold = [
      { name: 'Anna', country: 'DE' },
      { email: 'ben@example.com', country: 'AT' },
    ];
    expect(withoutTravellers(text, undefined, sold)).toEqual({
      text: 'Name;Email;Country\nClara;;  Germny\nAnna;;AT',
      count: 2,
    });
  });

  test('keeps the second of two guests with one name', () => {
    expect(withoutTravellers('Anna;DE\nAnna;DE', undefined, [{ name: 'Anna', country: 'DE' }])).toEqual({
      text: 'Anna;DE',
      count: 1,
    });
  });
});

test.each([
  [0, 27.6],
  [9.25, 18.35],
  [27.6, 0],
  [100, 0],
  [-1, 28.6],
])('a credit of %d lacks %d for the lines that were refused for it', (credit, missing) => {
  const refused = { state: 'REFUSED', isMailed: false, reason: { code: 'insufficient_credits', message: '' } } as const;
  const lines = [
    { ...refused, line: 1 },
    { ...refused, line: 2, reason: { code: 'price_changed', message: '' } as const },
    { line: 3, state: 'SOLD', isMailed: false } as const,
    { ...refused, line: 4 },
    { ...refused, line: 5 },
  ];
  expect(missingCredit({ lines, price: { priceValue: 9.2, currencyCode: 'USD' } }, credit)).toBe(missing);
});

test.each<[string, number, number, number]>([
  ['all', 2, 50, 5],
  ['all, in stock, with a debt', 5, -10, 5],
  ['some, by stock and credit', 2, 18.4, 4],
  ['those that a cent less covers', 2, 18.39, 3],
  ['those in stock, without credit', 2, 0, 2],
  ['those in stock, with a debt', 2, -10, 2],
  ['none', 0, 9.19, 0],
])('of five packages are covered: %s', (_name, fromStock, credit, covered) => {
  expect(coveredCount({ price: { priceValue: 9.2, currencyCode: 'USD' }, fromStock, credit }, 5)).toBe(covered);
});

test('packages that cost nothing need no credit', () => {
  expect(coveredCount({ price: { priceValue: 0, currencyCode: 'USD' }, fromStock: 0, credit: 0 }, 3)).toBe(3);
});

describe('POS-122: a line is corrected, and everything else stays as it was typed', () => {
  const germany: Correction = { country: 'DE', name: 'Germany' };
  test.each<[string, number, Correction, string]>([
    ['Anna;DE\r\n\r\nBen; Germny \r\n\r\n', 2, germany, 'Anna;DE\r\n\r\nBen; Germany \r\n\r\n'],
    ['country,name\nGermny,Ben', 1, germany, 'country,name\nGermany,Ben'],
    ['Germny;Germny', 1, germany, 'Germny;Germany'],
    ['"Berg, Ben","Germny"', 1, germany, '"Berg, Ben","Germany"'],
    ['Ben\tUntied  Kingdom', 1, { country: 'GB', name: 'United Kingdom' }, 'Ben\tUnited Kingdom'],
    ['Ben;Untied Kingdom', 1, { country: 'GB', name: 'A, B' }, 'Ben;GB'],
    ['Ben <ben@@example.com>;DE', 1, { email: 'ben@example.com' }, 'Ben <ben@example.com>;DE'],
    ['Ben\tben@example,com\tDE\n', 1, { email: 'ben@example.com' }, 'Ben\tben@example.com\tDE\n'],
    ['b\u200Ben@example.com,Germny', 1, { email: 'ben@example.com' }, 'ben@example.com,Germny'],
  ])('%j', (text, line, correction, corrected) => {
    const read = readGroupList(text, undefined).find((one) => one.line === line);
    expect(read && withCorrection(text, undefined, read, correction)).toBe(corrected);
  });

  test.each([
    ['ben@@example.com', 'ben@example.com'],
    ['ben.@example..com', 'ben@example.com'],
    ['ben @ example.com', 'ben@example.com'],
    ['ben@example,com', 'ben@example.com'],
    ['ben@nowhere', undefined],
    ['ben and anna@example..com', undefined],
  ])('proposes for "%s": %s', (typed, meant) => {
    expect(readGroupList(`${typed};DE`, undefined)[0]?.emailMeant).toBe(meant);
  });
});

test('POS-129: a line is found in the text, below a header and empty rows, whatever ends the rows', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['Name;Country', 'Anna Berg;DE', '', 'Ben;Nowhere', 'Dora'].join(end);
    const found = rangesOf(text, undefined, [2, 3]).map((range) => text.slice(range.start, range.end));
    expect(found).toEqual(['Ben;Nowhere', 'Dora']);
  }
});
