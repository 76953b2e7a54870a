import type { ReactElement } from 'react';
import { languages, LANGUAGES } from '#domain/languages.ts';
import { formatDate, formatDateTime, formatList, formatMoney, formatNumber, formatPercent } from '#web/i18n/format.ts';

const DAY = new Date(2026, 2, 5, 9, 30);

/** How the product writes a kind of value, by the function that does it. */
const formats: [name: string, write: (locale: string) => string][] = [
  ['formatMoney', (locale) => formatMoney(1250.5, 'USD', locale)],
  ['formatMoney, below zero', (locale) => formatMoney(-4.59, 'EUR', locale)],
  ['formatMoney, a token', (locale) => formatMoney(12.5, 'TOKEN', locale)],
  ['formatNumber', (locale) => formatNumber(10_000, locale)],
  ['formatPercent', (locale) => formatPercent(0.125, locale)],
  ['formatDate', () => formatDate(DAY)],
  ['formatDateTime', () => formatDateTime(DAY)],
  ['formatList', (locale) => formatList(['DE', 'AT', 'IT'], locale)],
];

/** Written by the functions themselves, in each language of the product. */
export const Formats = (): ReactElement => (
  <table>
    <thead>
      <tr>
        <th scope="col">By</th>
        {languages.map((language) => (
          <th key={language} scope="col">
            {LANGUAGES[language].name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {formats.map(([name, write]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          {languages.map((language) => (
            <td key={language}>{write(language)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
