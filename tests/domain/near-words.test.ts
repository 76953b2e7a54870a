import { expect, test } from 'vitest';
import { isOneLetterOff } from '#domain/near-words.ts';

test.each([
  ['fmaily', 'family', true],
  ['tukiye', 'turkiye', true],
  ['hubr', 'huber', true],
  ['bergg', 'berg', true],
  ['germeny', 'germany', true],
  ['xermany', 'germany', true],
  ['germanyy', 'germany', true],
  ['germany', 'germany', true],
  ['gremnay', 'germany', false],
  ['austria', 'australia', false],
  ['iran', 'ira', false],
  ['hub', 'huber', false],
  ['1001', '1002', false],
  ['esim1', 'esim2', false],
])('"%s" for "%s"', (typed, meant, isOff) => {
  expect(isOneLetterOff(typed, meant)).toBe(isOff);
});
