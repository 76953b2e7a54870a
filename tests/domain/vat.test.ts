import { expect, test } from 'vitest';
import { vatRate } from '#domain/vat.ts';

test.each([
  ['at home', 'DE', '', 1_900],
  ['at home, whatever tax id', 'DE', 'DE123456789', 1_900],
  ['elsewhere in the EU', 'AT', '', 2_000],
  ['elsewhere in the EU, with a rate of half a percent', 'FI', '', 2_550],
  ['elsewhere in the EU, the highest rate', 'HU', '', 2_700],
  ['elsewhere in the EU, the lowest rate', 'LU', '', 1_700],
  ['reverse charge', 'FR', 'FR40303265045', 0],
  ['blanks are no tax id', 'FR', '   ', 2_000],
  ['outside the EU', 'CH', '', 0],
  ['outside the EU with a tax id', 'US', '12-3456789', 0],
  ['no longer in the EU', 'GB', '', 0],
])('%s: %s with tax id "%s" pays %i basis points', (_, country, taxId, rate) => {
  expect(vatRate({ country, taxId })).toBe(rate);
});

test('knows all 27 countries of the EU', () => {
  const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  const rates = union.map((country) => vatRate({ country, taxId: '' }));
  expect(union).toHaveLength(27);
  expect(rates.every((rate) => rate >= 1_500)).toBe(true); // Directive 2006/112/EC, Article 97
});
