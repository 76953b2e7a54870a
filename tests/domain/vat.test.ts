import { describe, expect, test } from 'vitest';
import { keptTaxId, taxIdFault, vatOf } from '#domain/vat.ts';
import { vatNumberForm, vatNumberOf } from '#domain/vat-number.ts';

const partyOf = (country: string, taxId: string, postalCode = '', townOrDistrict = '') => ({
  country,
  postalCode,
  townOrDistrict,
  taxId,
});
const rateOf = (...party: Parameters<typeof partyOf>) => vatOf(partyOf(...party)).rateBps;

test.each([
  ['at home', 'DE', '', 1_900],
  ['at home, whatever tax id', 'DE', 'DE136695976', 1_900],
  ['elsewhere in the EU', 'AT', '', 2_000],
  ['elsewhere in the EU, with a rate of half a percent', 'FI', '', 2_550],
  ['elsewhere in the EU, the highest rate', 'HU', '', 2_700],
  ['elsewhere in the EU, the lowest rate', 'LU', '', 1_700],
  ['reverse charge', 'FR', 'FR40303265045', 0],
  ['reverse charge, as people write numbers', 'AT', ' atu 135.856-27', 0],
  ['blanks are no tax id', 'FR', '   ', 2_000],
  ['outside the EU', 'CH', '', 0],
  ['outside the EU with a tax id', 'US', '12-3456789', 0],
  ['no longer in the EU', 'GB', '', 0],
])('%s: %s with tax id "%s" pays %i basis points', (_, country, taxId, rate) => {
  expect(rateOf(country, taxId)).toBe(rate);
});

test.each(['n/a', '-', 'keine', '0', 'DE136695976', 'ATU12345678', '13585627', 'XI123456789'])(
  'VAL-098: "%s" in Austria is no VAT number, and the normal rate holds',
  (taxId) => {
    expect(vatOf(partyOf('AT', taxId))).toEqual({ rateBps: 2_000, basis: { kind: 'CHARGED' } });
    expect(taxIdFault(partyOf('AT', taxId))).toBe('NOT_A_VAT_NUMBER');
  },
);

test('nothing is said about a tax id where none is needed', () => {
  for (const [country, postalCode, taxId] of [
    ['AT', '', ''],
    ['AT', '', 'ATU13585627'],
    ['US', '', '12-3456789'],
    ['US', '', ' '],
    ['AE', '', '١٠٠'],
    ['ES', '35001', 'B58378431'],
  ] as const)
    expect(taxIdFault(partyOf(country, taxId, postalCode))).toBeUndefined();
});

test.each(['n/a', 'n.a.', '-', '0', '000', '٠', 'none', 'keine', 'aucun', 'нет', '无'])(
  'VAL-106: "%s" is no number of any kind where no VAT number is needed',
  (taxId) => {
    expect(taxIdFault(partyOf('US', taxId))).toBe('NO_NUMBER');
    expect(taxIdFault(partyOf('ES', taxId, '35001'))).toBe('NO_NUMBER');
  },
);

test('a seller elsewhere has its home there', () => {
  const business = partyOf('AT', 'ATU13585627', '1010');
  expect(vatOf(business, 'AT').basis.kind).toBe('CHARGED');
  expect(vatOf(business).basis).toEqual({ kind: 'REVERSE_CHARGE', number: 'ATU13585627' });
});

/** One number of each country, with right check digits. */
const numbers = {
  AT: 'ATU13585627',
  BE: 'BE0776091951',
  BG: 'BG175074752',
  CY: 'CY10259033P',
  CZ: 'CZ25123891',
  DE: 'DE136695976',
  DK: 'DK13585628',
  EE: 'EE100594102',
  ES: 'ESB58378431',
  FI: 'FI20774740',
  FR: 'FR40303265045',
  GR: 'EL094259216',
  HR: 'HR33392005961',
  HU: 'HU12892312',
  IE: 'IE6388047V',
  IT: 'IT00743110157',
  LT: 'LT119511515',
  LU: 'LU15027442',
  LV: 'LV40003009497',
  MT: 'MT11679112',
  NL: 'NL004495445B01',
  PL: 'PL8567346215',
  PT: 'PT501964843',
  RO: 'RO11198699',
  SE: 'SE556188840401',
  SI: 'SI50223054',
  SK: 'SK2022749619',
} as const;

describe('VAL-098: a VAT number', () => {
  test('is one of its own country alone', () => {
    const countries = Object.keys(numbers);
    for (const [country, number] of Object.entries(numbers))
      expect(countries.filter((other) => vatNumberOf(other, number) !== undefined)).toEqual([country]);
  });

  test.each([
    ['GR', 'GR094259216'],
    ['AT', 'ATU13585628'],
    ['DE', 'DE123456789'],
    ['NL', 'NL004495445B'],
    ['HU', 'HU00000000'],
    ['GR', 'EL000000000'],
    ['GB', 'GB980780684'],
  ])('of %s is not %s', (country, number) => {
    expect(vatNumberOf(country, number)).toBeUndefined();
  });

  test.each([
    ['BE', 'BE1008529190'],
    ['NL', 'NL000099998B57'],
    ['FR', 'FRK7399859412'],
    ['XI', 'XI980780684'],
  ])('of %s can be %s', (country, number) => {
    expect(vatNumberOf(country, number)).toBe(number);
  });
});

describe('VAL-122: a VAT number', () => {
  test.each([
    ['DE', '136695976', 'DE136695976'],
    ['DE', '136 695 976', 'DE136695976'],
    ['DE', 'ＤＥ１３６６９５９７６', 'DE136695976'],
    ['DE', '１３６６９５９７６', 'DE136695976'],
    ['PL', '5261040828', 'PL5261040828'],
    ['PL', '526-10-40-828', 'PL5261040828'],
    ['AT', 'U13585627', 'ATU13585627'],
    ['GR', '094259216', 'EL094259216'],
    ['ES', 'B58378431', 'ESB58378431'],
    ['NL', '004495445B01', 'NL004495445B01'],
    ['BE', 'BE403019261', 'BE0403019261'],
    ['BE', '0403.019.261', 'BE0403019261'],
    ['BE', '403 019 261', 'BE0403019261'],
    ['FR', 'K7399859412', 'FRK7399859412'],
  ])('of %s may be written as %s', (country, typed, number) => {
    expect(vatNumberOf(country, typed)).toBe(number);
    expect(keptTaxId(partyOf(country, typed))).toBe(number);
  });

  test.each([
    ['DE', '136695977'],
    ['DE', 'AT136695976'],
    ['FR', 'DE136695976'],
    ['FR', 'GR094259216'],
    ['BE', 'BE403019262'],
    ['US', '136695976'],
  ])('of %s is not %s', (country, typed) => {
    expect(vatNumberOf(country, typed)).toBeUndefined();
    expect(keptTaxId(partyOf(country, typed))).toBe(typed);
  });

  test('has the form that its field names', () => {
    for (const [country, number] of Object.entries(numbers)) {
      const { prefix, example } = vatNumberForm(country);
      expect(number.startsWith(prefix)).toBe(true);
      expect(example.startsWith(prefix)).toBe(true);
    }
  });

  test('is kept as it was typed where none is needed', () => {
    expect(keptTaxId(partyOf('ES', ' B58378431', '35001'))).toBe('B58378431');
  });
});

describe('VAL-099: the postal code decides', () => {
  test.each([
    ['ES', '35001', 'CANARY_ISLANDS'],
    ['ES', '38 670', 'CANARY_ISLANDS'],
    ['ES', '51001', 'CEUTA'],
    ['ES', '52006', 'MELILLA'],
    ['FR', '97400', 'FRENCH_OVERSEAS'],
    ['FR', 'F-97110', 'FRENCH_OVERSEAS'],
    ['IT', '23041', 'LIVIGNO'],
    ['IT', '22061', 'CAMPIONE'],
    ['IT', 'CH-6911', 'CAMPIONE'],
    ['DE', '78266', 'BUSINGEN'],
    ['DE', 'CH-8238', 'BUSINGEN'],
    ['ES', '３５００１', 'CANARY_ISLANDS'],
    ['DE', 'D-27498', 'HELGOLAND'],
    ['FI', '22100', 'ALAND'],
    ['GR', '630 86', 'MOUNT_ATHOS'],
    ['GB', 'BT1 5GS', 'NORTHERN_IRELAND'],
  ])('%s %s is outside the VAT area: %s', (country, postalCode, territory) => {
    const expected = { rateBps: 0, basis: { kind: 'OUTSIDE', territory } };
    expect(vatOf(partyOf(country, '', postalCode))).toEqual(expected);
    const number = numbers[country as keyof typeof numbers] ?? 'XI980780684';
    expect(vatOf(partyOf(country, number, postalCode))).toEqual(expected);
  });

  test.each([
    ['23030', 'Livigno', 'LIVIGNO'],
    ['I-23030', 'LIVIGNO (SO)', 'LIVIGNO'],
    ['23030', 'Trepalle', 'LIVIGNO'],
    ['22060', "Campione d'Italia", 'CAMPIONE'],
    ['22060', 'Campione d’Italia', 'CAMPIONE'],
  ])('VAL-107: the former code %s with the town %s is outside the VAT area: %s', (postalCode, town, territory) => {
    const address = partyOf('IT', '', postalCode, town);
    expect(vatOf(address)).toEqual({ rateBps: 0, basis: { kind: 'OUTSIDE', territory } });
  });

  test.each([
    ['23030', 'Valdisotto'],
    ['22060', 'Carugo'],
    ['23100', 'Livigno'],
    ['25010', 'Campione del Garda'],
  ])('VAL-107: %s %s is inside', (postalCode, town) => {
    expect(rateOf('IT', '', postalCode, town)).toBe(2_200);
  });

  test.each([
    ['ES', '28001', 2_100],
    ['FR', '75001', 2_000],
    ['IT', '00100', 2_200],
    ['IT', '23030', 2_200],
    ['IT', '22060', 2_200],
    ['DE', '78267', 1_900],
    ['FI', '00100', 2_550],
    ['GR', '10431', 2_400],
    ['MC', '98000', 2_000],
    ['PT', '9000-001', 2_300],
  ])('%s %s is inside', (country, postalCode, rate) => {
    expect(rateOf(country, '', postalCode)).toBe(rate);
  });

  test('a business in Monaco has a French number, and the Isle of Man is outside as Great Britain is', () => {
    expect(rateOf('MC', numbers.FR, '98000')).toBe(0);
    expect(rateOf('IM', '', 'IM1 1AA')).toBe(0);
  });
});

test('knows all 27 countries of the EU', () => {
  const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  const rates = union.map((country) => rateOf(country, ''));
  expect(union).toHaveLength(27);
  expect(rates.every((rate) => rate >= 1_500)).toBe(true); // Directive 2006/112/EC, Article 97
});
