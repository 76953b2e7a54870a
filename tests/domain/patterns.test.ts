import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { StartExchangeSignInRequest } from '#contract/storefront/zod/schemas/startExchangeSignInRequest.zod.ts';
import { FIAT_PATTERN } from '#domain/money.ts';
import {
  INTEGER_PATTERN,
  isCode,
  isEmail,
  isIccid,
  isUuid,
  NUMBER_PATTERN,
  TOKEN_AMOUNT_PATTERN,
  URL_PATTERN,
} from '#domain/patterns.ts';

// By the rule of the form and the server.
const isPhone = (text: string): boolean => safeParse(StartExchangeSignInRequest, { username: text }).success;

describe('patterns', () => {
  test.each(['a@b.de', 'anna.berg+tag@mail.example.com', "o'neil_1@müller-söhne.de"])(
    '%s is an e-mail address',
    (text) => expect(isEmail(text)).toBe(true),
  );
  test.each(['', 'a', 'a@b', 'a@b.', 'a@.de', 'a b@c.de', 'a@b..de', 'a@@b.de', `${'a'.repeat(250)}@b.de`])(
    '"%s" is none',
    (text) => expect(isEmail(text)).toBe(false),
  );
  // What is copied with a link, and what no mail server takes.
  test.each(['mailto:a@b.de', '<a@b.de>', '.a@b.de', 'a.@b.de', 'a..c@b.de', 'a@-b.de', 'a@b.-de', 'a,c@b.de'])(
    '"%s" is none',
    (text) => expect(isEmail(text)).toBe(false),
  );

  test.each(['a!x@b.de', 'ü@b.de', `${'a'.repeat(64)}@b.de`, `${'ü'.repeat(32)}@b.de`])(
    '"%s" is an odd one, and is taken',
    (text) => expect(isEmail(text)).toBe(true),
  );
  test.each(['a@[127.0.0.1]', 'a@10.0.0.12', 'a@b,c.de', 'a@b<c.de', 'a\\b@c.de', `${'a'.repeat(65)}@b.de`])(
    '"%s" is none',
    (text) => expect(isEmail(text)).toBe(false),
  );
  test.each([
    'a@walk-.example.com',
    'a@xn--.com',
    'a@walk!x.example',
    'a@foo_bar.example',
    'a@a-.b-.de',
    `a@${'x'.repeat(64)}.example`,
    `a@${'ü'.repeat(60)}.example`,
    'a@%41.de',
    '\u{E0061}a@b.de',
    'a\uFE0F@b.de',
  ])('"%s" is none, as its domain is none or it has a sign that is not seen', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  test.each([
    `a@${'x'.repeat(63)}.example`,
    'a@xn--mnchen-3ya.example',
    'a@b-c--d.e-f',
    'a@1.2.de',
    'a@пример.рф',
    'a@例え.jp',
    'a@коріння.укр',
    'a@हिन्दी.भारत',
    'a@ไทย.example',
    'a@col·legi.example',
    'a@コーヒー・豆.example',
    'a@mu\u0308nchen.example',
  ])('"%s" is one', (text) => expect(isEmail(text)).toBe(true));
  test.each(['\u034F', '\u115F', '\u3164', '\u17B4', '\uFE00', '\u0000', '\u200B', '\u202E', '\uFEFF'])(
    'none holds an invisible character',
    (character) => {
      expect(isEmail(`a${character}@b.de`)).toBe(false);
      expect(isEmail(`a@b${character}.de`)).toBe(false);
    },
  );

  test.each([
    'https://a.b',
    'http://a.b/c',
    'a.b',
    'a.b/c/d',
    'a.xn--p1ai',
    'https://example.com/hook?x=1',
    'http://a.b.org:8443/x',
  ])('%s is a URL', (text) => expect(text).toMatch(URL_PATTERN));
  test.each(['localhost', 'ftp://example.com', 'https://', 'example', 'https://exa mple.com'])('%s is none', (text) =>
    expect(text).not.toMatch(URL_PATTERN),
  );

  test('an ICCID has 18 to 22 digits', () => {
    expect(isIccid('8'.repeat(18))).toBe(true);
    expect(isIccid('8'.repeat(17))).toBe(false);
    expect(isIccid('8'.repeat(23))).toBe(false);
    expect(isIccid(`8949${'x'.repeat(15)}`)).toBe(false);
  });

  test.each(['+491701234567', '+1234567', `+${'1'.repeat(15)}`])('%s is a phone number', (text) =>
    expect(isPhone(text)).toBe(true),
  );
  test.each([
    '',
    '+',
    '491701234567',
    '+49 170',
    '+49a',
    '+49 1701234567',
    '+123456',
    `+${'1'.repeat(16)}`,
    '++491701234',
  ])('"%s" is none', (text) => expect(isPhone(text)).toBe(false));

  test('a code has exactly 6 digits', () => {
    expect(isCode('123456')).toBe(true);
    expect(['12345', '1234567', '12a456', '', ' 12345', '123456\n'].filter(isCode)).toEqual([]);
  });

  // VAL-040 to VAL-043.
  test.each([
    { name: 'a number', pattern: NUMBER_PATTERN, are: ['12', '12.5', '-0.25'], areNot: ['a', '', '1.', '.5', '1e3'] },
    { name: 'an integer', pattern: INTEGER_PATTERN, are: ['12', '-12'], areNot: ['12.5', '', '1 2', '+1'] },
    { name: 'an amount of money', pattern: FIAT_PATTERN, are: ['4', '4.5', '4.59'], areNot: ['4.599', '4,59', '-4'] },
    { name: 'an amount of tokens', pattern: TOKEN_AMOUNT_PATTERN, are: ['1', '1.2345'], areNot: ['1.23456', '1.'] },
  ])('$are are each $name, $areNot are not', ({ pattern, are, areNot }) => {
    expect([...are, ...areNot].filter((text) => pattern.test(text))).toEqual(are);
  });

  test('an id is a UUID', () => {
    expect(isUuid('6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0001')).toBe(true);
    expect(isUuid('1')).toBe(false);
  });
});
