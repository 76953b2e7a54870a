// What a page formats on the server and again in the browser is the same in Node.js and in every engine: another word or
// sign makes React throw the server's page away.
import { COUNTRIES } from '#domain/countries.ts';
import { AGREED_NAMES } from '#domain/country-name.ts';
import { languages } from '#domain/languages.ts';
import { settledSigns } from '#web/i18n/format.ts';
import { settledLocale } from '#web/i18n/language.ts';
import { expect, test } from './test.ts';

const namesOf = (tags: readonly string[], codes: readonly string[]): string[] =>
  tags.flatMap((tag) =>
    codes.map((code) => `${code} ${tag} ${new Intl.DisplayNames(tag, { type: 'region' }).of(code)}`),
  );

const formatsOf = (tags: readonly string[]): string[] =>
  tags.map((tag) => {
    const options: Intl.NumberFormatOptions[] = [
      {},
      { style: 'percent', maximumFractionDigits: 2 },
      { style: 'currency', currency: 'EUR', currencyDisplay: 'code' },
      { minimumFractionDigits: 4 },
    ];
    const numbers = options.flatMap((style) =>
      [-1234.5, 0.125, 1_234_567.89].map((number) =>
        new Intl.NumberFormat(tag, style)
          .formatToParts(number)
          .filter(({ type }) => style.style !== 'currency' || !['currency', 'literal'].includes(type))
          .map(({ value }) => value)
          .join(''),
      ),
    );
    const list = new Intl.ListFormat(tag).format(['A', 'B', 'C']);
    const day = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(0);
    return [tag, ...numbers, list, day].join(' | ');
  });

test('countries, numbers, lists and days are the same as on the server', async ({ user }) => {
  await user.open('/starter/login');
  const codes = COUNTRIES.filter((code) => AGREED_NAMES[code] === undefined);
  expect(await user.tab.run(namesOf, languages, codes)).toEqual(namesOf(languages, codes));
  const locales = languages.flatMap((language) =>
    [language, ...COUNTRIES.map((code) => `${language}-${code}`)].map(settledLocale),
  );
  const inBrowser = await user.tab.run(formatsOf, locales);
  expect(inBrowser.map(settledSigns)).toEqual(formatsOf(locales).map(settledSigns));
});
