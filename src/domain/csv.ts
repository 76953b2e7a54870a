/** Characters that start a formula in a spreadsheet (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\n\0]/;
/** The same inside a text, where a spreadsheet with another separator may start a new cell. */
const formulaInside = /(?<=[;\t\r\n])[=+\-@]/g;
const needsQuotes = /[",\r\n]/;

/** A cell that no spreadsheet evaluates: an apostrophe precedes what would start a formula. */
const cell = (text: string): string => {
  const harmless = (formulaStart.test(text) ? `'${text}` : text).replaceAll(formulaInside, "'$&");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** The byte order mark: without it, spreadsheets do not read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file with its line end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
