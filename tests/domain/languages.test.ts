import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  firstLanguageOf,
  isLanguage,
  languageCookie,
  languageOfCookies,
  languageOfHeader,
  languageOfTag,
  localesOfTags,
  languages,
} from '#domain/languages.ts';

test('the product speaks English and German', () => {
  expect(languages).toEqual(['en', 'de']);
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch-1901', 'de'],
  [' en-GB ', 'en'],
  ['de-DE@euro', 'de'],
  ['de@euro', 'de'],
  ['de.UTF-8', 'de'],
  ['de-DE-euro', 'de'],
  ['eo', undefined],
  ['dev', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the tag "%s" names %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

test.each([
  ['en-US@posix', ['en-US']],
  ['de-DE@euro', ['de-DE']],
  ['en-US-', ['en-US']],
  ['en_US.UTF-8', ['en-US']],
  ['de_AT', ['de-AT']],
  ['DE-at', ['de-AT']],
  ['zh-Hant-TW', ['zh-Hant-TW']],
  ['C', []],
  ['', []],
  ['<script>', []],
  ['en--US', ['en']],
  ['de-DE-euro', ['de-DE']],
  ['de@euro', ['de']],
  ['de-DE--', ['de-DE']],
  ['de-CH-1996-€', ['de-CH-1996']],
  ['de-AT.UTF-8@euro', ['de-AT']],
  [undefined, []],
])('a browser whose locale is %j has %j', (tag, locales) => {
  expect(localesOfTags([tag, 'fr'])).toEqual([...locales, 'fr']);
});

test('only the code of a language is one', () => {
  expect(['en', 'de', 'eo', 'toString', undefined].filter(isLanguage)).toEqual(['en', 'de']);
});

test('of many tags the first that we speak counts', () => {
  expect(firstLanguageOf(['eo-001', 'de-DE', 'en'])).toBe('de');
  expect(firstLanguageOf(['eo', 'nl'])).toBeUndefined();
  expect(firstLanguageOf([])).toBeUndefined();
});

describe('a header Accept-Language', () => {
  test.each([
    ['eo, de;q=0.8', 'de'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['de;q=0.5, en;q=0.9', 'en'],
    ['en;q=0.7,de;q=0.7', 'en'],
    ['de;q=0.7,en;q=0.7', 'de'],
    ['de ; q=0.2 , en ; Q=0.1', 'de'],
    ['en;q=0, de;q=0.1', 'de'],
    ['de;q=0', undefined],
    ['de;q=much', undefined],
    ['eo,nl;q=0.5', undefined],
    ['*', 'en'],
    ['eo, *;q=0.1', 'en'],
    ['en;q=0, *;q=0.5', 'de'],
    ['*;q=0.1, de;q=0.5', 'de'],
    ['', undefined],
    [',;,q=1', undefined],
  ])('"%s" asks for %s', (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });
});

describe('a language is chosen', () => {
  const acceptLanguage = 'en';
  test('by what was chosen on this browser before anything else', () => {
    expect(chooseLanguage({ uiLocales: 'en', cookies: 'a=b; language=de', acceptLanguage })).toBe('de');
  });

  test('by what the app asks for where nothing that we speak was chosen', () => {
    expect(chooseLanguage({ uiLocales: 'eo de', cookies: 'language=eo', acceptLanguage })).toBe('de');
  });

  test('by what the browser prefers where nothing was chosen', () => {
    expect(chooseLanguage({ cookies: 'language=eo', acceptLanguage: 'eo, de;q=0.8' })).toBe('de');
  });

  test('as English where nothing else says one', () => {
    expect(chooseLanguage({})).toBe('en');
    expect(chooseLanguage({ acceptLanguage: 'eo' })).toBe('en');
  });
});

test('a choice is kept in a cookie for every page of the store', () => {
  const cookie = languageCookie('de');
  expect(cookie).toBe('language=de; path=/; samesite=lax; max-age=31536000');
  expect(languageOfCookies(cookie)).toBe('de');
  expect(languageOfCookies('language=; theme=dark')).toBeUndefined();
});
