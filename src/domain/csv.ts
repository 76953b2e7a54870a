/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\n\0]/;
/** The same in the middle, where a spreadsheet that separates cells otherwise begins a new one. */
const formulaInside = /(?<=[;\t\r\n])[=+\-@]/g;
const needsQuotes = /[",\r\n]/;

/** A cell that no spreadsheet computes: an apostrophe goes before what would start a formula. */
const cell = (text: string): string => {
  const harmless = (formulaStart.test(text) ? `'${text}` : text).replaceAll(formulaInside, "'$&");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Begins a CSV file: without it, spreadsheets do not read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file with its line end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
