import { expect, test } from 'vitest';
import { readWholeNumber, wholeNumberFault } from '#domain/whole-number.ts';

test.each([
  ['1250', '1250'],
  [' 1,250 ', '1250'],
  ['1.250', '1250'],
  ['1 250 000', '1250000'],
  ['1’250', '1250'],
  ['１２５０', '1250'],
  ['١٢٥٠', '1250'],
])('%s is the number %s', (typed, number) => {
  expect(readWholeNumber(typed)).toBe(number);
  expect(wholeNumberFault(readWholeNumber(typed))).toBeUndefined();
});

test.each(['1,5', '1,25', '12,5000', '1,5 a lot', 'many', '-3', '1e3'])('%s is no whole number', (typed) => {
  expect(readWholeNumber(typed)).toBe(typed);
  expect(wholeNumberFault(readWholeNumber(typed))).toBe('wholeNumber');
});

test.each([
  ['1,000', '1000'],
  ['1.000', '1000'],
  ['20 USD', '20'],
  ['USD 20', '20'],
  ['$100', '100'],
  ['US$ 1,000.00', '1000'],
  ['10.00', '10'],
  ['10,00', '10'],
  ['10,-', '10'],
  ['10.', '10'],
])('VAL-126: %s of US dollars is the whole amount %s', (typed, number) => {
  expect(readWholeNumber(typed, 'USD')).toBe(number);
});

test.each(['10.5', '10,5', '20 €', '10.01'])('VAL-126: %s of US dollars is no whole amount', (typed) => {
  expect(wholeNumberFault(readWholeNumber(typed, 'USD'))).toBe('wholeNumber');
});

test('nothing is asked for', () => {
  expect(wholeNumberFault(readWholeNumber('  '))).toBe('required');
});
