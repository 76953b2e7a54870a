import { type Language, LANGUAGES } from './languages.ts';

/** How the spreadsheets of a language read a file. */
export type CsvFormat = {
  separator: ',' | ';';
  /** Whole units of a currency, with two decimals and nothing between thousands. */
  amount: (value: number) => string;
};

const amountFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });

/** Where the decimal sign is a comma, as in German, a spreadsheet expects semicolons between the cells. */
export const csvFormatFor = (language: Language): CsvFormat => {
  const numbers = amountFormat(LANGUAGES[language].locale);
  const amount = (value: number): string => numbers.format(value);
  return { separator: amount(0).includes(',') ? ';' : ',', amount };
};

type Separator = CsvFormat['separator'];

/**
 * Characters that start a formula in a spreadsheet (OWASP, CSV injection); some programs read the full-width ones as
 * well.
 */
const STARTS = '=+\\-@＝＋－＠';

/** Some programs remove spaces before the formula. */
const formulaStart = new RegExp(`^(?:[\\t\\r\\n\\0]|\\s*[${STARTS}])`);

/** The same within a text, where a spreadsheet that expects another separator may start a new cell. */
const formulaInside: Record<Separator, RegExp> = {
  ',': new RegExp(`(?<=[;\\t\\r\\n])[${STARTS}]`, 'g'),
  ';': new RegExp(`(?<=[,\\t\\r\\n])[${STARTS}]`, 'g'),
};

const needsQuotes: Record<Separator, RegExp> = { ',': /[",\r\n]/, ';': /[";\r\n]/ };

/** A text, or a figure of the format: it may begin with a minus. */
export type CsvCell = string | { figure: string };

/** A cell that no spreadsheet evaluates: an apostrophe precedes what would start a formula. */
const cell = (content: CsvCell, separator: Separator): string => {
  if (typeof content !== 'string') return content.figure;
  const harmless = (formulaStart.test(content) ? `'${content}` : content).replaceAll(formulaInside[separator], "'$&");
  return needsQuotes[separator].test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** The byte order mark: without it, spreadsheets do not read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file with its line end (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[], separator: Separator): string =>
  `${cells.map((content) => cell(content, separator)).join(separator)}\r\n`;
