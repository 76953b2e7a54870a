import { describe, expect, test } from 'vitest';
import { appleUniversalLink, canInstall, luhnDigit, splitActivationCode } from '#domain/esim.ts';
import { formatDateTime, formatIsoDay, toOffsetIso } from '#domain/date.ts';
import { isCode, isEmail, isIccid, isPhone, isUuid, TOKEN_AMOUNT_PATTERN, URL_PATTERN } from '#domain/patterns.ts';

describe('patterns', () => {
  test.each(['a@b.de', 'anna.berg+tag@mail.example.com'])('%s is an e-mail address', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  test.each(['', 'a', 'a@b', 'a@b.', 'a@.de', 'a b@c.de', 'a@b..de', 'a@@b.de', `${'a'.repeat(250)}@b.de`])(
    '"%s" is none',
    (text) => expect(isEmail(text)).toBe(false),
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

  test('a token amount has up to 4 decimals', () => {
    expect('1.2345').toMatch(TOKEN_AMOUNT_PATTERN);
    expect('1.23456').not.toMatch(TOKEN_AMOUNT_PATTERN);
  });

  test('an id is a UUID', () => {
    expect(isUuid('6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0001')).toBe(true);
    expect(isUuid('1')).toBe(false);
  });
});

describe('an eSIM', () => {
  test('can be installed while it is active and released', () => {
    expect(canInstall({ state: 'RELEASED', active: true })).toBe(true);
    expect(canInstall({ state: 'RELEASED', active: false })).toBe(false);
    expect(canInstall({ state: 'DOWNLOADED', active: true })).toBe(false);
  });

  test('has an activation code of address and code', () => {
    expect(splitActivationCode('LPA:1$smdp.example$ABC')).toEqual({
      smdpPlusAddress: 'smdp.example',
      activationCode: 'ABC',
    });
    expect(appleUniversalLink('LPA:1$a$b')).toContain('carddata=LPA:1$a$b');
  });

  test.each([
    ['7992739871', 3],
    ['894900000000000001', 8],
    ['0', 0],
  ])('number %s ends in the check digit %d', (digits, expected) => expect(luhnDigit(digits)).toBe(expected));
});

describe('dates', () => {
  const date = new Date(2026, 2, 4, 9, 5, 30, 250);

  test('read DD-MM-YYYY HH:mm', () => expect(formatDateTime(date)).toBe('04-03-2026 09:05'));

  test('stand in names of files by year, month and day', () => expect(formatIsoDay(date)).toBe('2026-03-04'));

  test('travel with the offset of the zone and zero milliseconds', () => {
    expect(toOffsetIso(date)).toMatch(/^2026-03-04T09:05:30\.000[+-]\d\d:\d\d$/);
    expect(new Date(toOffsetIso(date)).getTime()).toBe(date.getTime() - 250);
  });
});
