import { html } from 'hono/html';
import { otherNamesOf } from '#domain/country-search.ts';
import { isCountry, namedCountries } from '#domain/countries.ts';
import { countryName } from '#domain/country-name.ts';
import type { Language } from '#domain/languages.ts';
import type { Markup } from '../markup.ts';

/**
 * The countries that a text field proposes, for its `list`. What is typed is read by `countryNamed`, so that other names
 * than these count; forms.js proposes a country by them too.
 */
export const countryListMarkup = (id: string, codes: readonly string[], language: Language): Markup => {
  const countries = namedCountries((code) => countryName(code, language), language, codes);
  return html`<datalist id="${id}">
    ${countries.map(({ code, name }) => html`<option value="${name}" data-names="${otherNamesOf(code).join('|')}"></option>`)}
  </datalist>`;
};

/** What a field for a country shows: the name of a code, and what was typed where it is none. */
export const shownCountry = (country: string, language: Language): string =>
  isCountry(country) ? countryName(country, language) : country;
