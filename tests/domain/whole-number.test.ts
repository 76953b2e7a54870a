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

test('nothing is asked for', () => {
  expect(wholeNumberFault(readWholeNumber('  '))).toBe('required');
});
