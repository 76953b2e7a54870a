// A text of a refusal whose values did not come along is never shown with a gap in it.
import { describe, expect, test } from 'vitest';
import { problems as german } from '#web/i18n/de/problems.ts';
import { problems as english } from '#web/i18n/en/problems.ts';
import { hasValues } from '#web/i18n/use-problem-words.ts';

describe.each([
  ['English', english],
  ['German', german],
])('each %s text with a value in it', (_, { refusals, fields, withoutValues }) => {
  const texts: Record<string, string> = {
    ...Object.fromEntries(Object.entries(refusals).map(([code, { text }]) => [code, text])),
    ...fields,
  };

  test('has another one without it', () => {
    const codes = Object.keys(texts).filter((code) => !hasValues(texts[code] ?? '', {}));
    expect(Object.keys(withoutValues).toSorted()).toEqual(codes.toSorted());
    expect(Object.values(withoutValues).filter((text) => !hasValues(text, {}))).toEqual([]);
  });

  test('has no value in its title', () => {
    expect(Object.values(refusals).filter(({ title }) => !hasValues(title, {}))).toEqual([]);
  });
});

test.each([
  ['In {{seconds}} seconds', {}, false],
  ['In {{seconds}} seconds', { seconds: '5' }, true],
  ['In {{seconds}} seconds', { limit: '5' }, false],
  ['In a moment', {}, true],
])('%j with %j is whole: %s', (text, values, expected) => {
  expect(hasValues(text, values)).toBe(expected);
});
