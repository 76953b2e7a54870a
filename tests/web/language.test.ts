import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserLocale, initialLanguage, localeFor, rememberLanguage } from '#web/i18n/language.ts';

const page = { cookie: '', documentElement: { lang: 'en', hasAttribute: () => false } };

const preferring = (...languages: string[]): void => {
  vi.stubGlobal('navigator', { language: languages[0], languages });
};

beforeEach(() => {
  page.cookie = '';
  vi.stubGlobal('document', page);
});

// The next file is imported before its first test: a library that it imports must not find this page.
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [['de-AT', 'en'], 'de'],
  [['eo', 'de'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['eo'], 'en'],
  [[], 'en'],
])('a browser that prefers %j sees %s first', (locales, language) => {
  preferring(...locales);
  expect(initialLanguage()).toBe(language);
});

test('what was chosen on this browser comes before what it prefers', () => {
  preferring('en-GB');
  rememberLanguage('de');
  expect(page.cookie).toContain('language=de');
  expect(initialLanguage()).toBe('de');
});

test('numbers are written as in the region of the browser that speaks the language shown', () => {
  preferring('eo', 'de-AT');
  expect(localeFor('de')).toBe('de-AT');
  expect(localeFor('en')).toBe('en-US');
});

test.each([
  ['en-FR', 'en-001'],
  ['en-AT', 'en-001'],
  ['en-GB', 'en-GB'],
  ['en-IN', 'en-IN'],
])('the English of %s has the formats of %s, which every engine has', (locale, used) => {
  preferring(locale);
  expect(localeFor('en')).toBe(used);
});

test.each(['en-US@posix', 'de-DE@euro', 'en-US-'])('a browser that prefers %s has formats', (tag) => {
  preferring(tag, 'de-DE@euro');
  for (const language of ['en', 'de'] as const) expect(() => new Intl.NumberFormat(localeFor(language))).not.toThrow();
  expect(() => new Intl.Locale(browserLocale())).not.toThrow();
});

test('the Locale header is what the browser prefers, whether we speak it or not', () => {
  preferring('eo', 'de');
  expect(browserLocale()).toBe('eo');
  preferring();
  expect(browserLocale()).toBe('en-US');
});
