// Lines of a CSV file, as the spreadsheets of a country read them.
import type { CsvStyle, FileCell } from './table-file.ts';

/** Where amounts have a point and spreadsheets still expect semicolons: the regional settings of Windows. */
const POINT_AND_SEMICOLON: ReadonlySet<string> = new Set(['CH', 'LI']);

/** What the spreadsheets of a locale read: semicolons where the decimal sign is a comma (SHE-074). */
export const csvStyleFor = (locale: string): CsvStyle => {
  const decimal = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal');
  if (decimal?.value === ',') return 'semicolon';
  return POINT_AND_SEMICOLON.has(new Intl.Locale(locale).region ?? '') ? 'semicolon_point' : 'comma';
};

type Separator = ',' | ';';

const separators: Record<CsvStyle, Separator> = { comma: ',', semicolon: ';', semicolon_point: ';' };

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

/** Two decimals and nothing between thousands, so that a spreadsheet computes with it. */
const figure = (amount: number, style: CsvStyle): string =>
  style === 'semicolon' ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2);

/** A cell that no spreadsheet evaluates: an apostrophe precedes what would start a formula. */
const textCell = (text: string, separator: Separator): string => {
  const harmless = (formulaStart.test(text) ? `'${text}` : text).replaceAll(formulaInside[separator], "'$&");
  return needsQuotes[separator].test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const cell = (content: FileCell, style: CsvStyle): string => {
  if (typeof content === 'string') return textCell(content, separators[style]);
  return 'amount' in content ? figure(content.amount, style) : content.time;
};

/** The byte order mark: without it, spreadsheets do not read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file with its line end (RFC 4180). */
export const csvLine = (cells: readonly FileCell[], style: CsvStyle): string =>
  `${cells.map((content) => cell(content, style)).join(separators[style])}\r\n`;
