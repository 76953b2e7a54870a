import { expect, test } from 'vitest';
import { countryName } from '#domain/country-name.ts';

// Node.js says 'Hong Kong SAR China' and 'Türkiye', Chromium 'Hong Kong', WebKit 'Turkey': the browser would take a page
// over with other words.
test.each([
  ['HK', 'en-GB', 'Hong Kong'],
  ['HK', 'de-AT', 'Hongkong'],
  ['MO', 'de', 'Macau'],
  ['PS', 'en', 'Palestine'],
  ['FK', 'de-DE', 'Falklandinseln'],
  ['TR', 'en-US', 'Türkiye'],
  ['TR', 'de-DE', 'Türkei'],
  ['DE', 'de', 'Deutschland'],
  ['XX', 'en', 'XX'],
])('%s is in %s called %s on every machine', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
