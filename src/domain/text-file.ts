// The text of a file that a spreadsheet or an editor saved.

/** Signs that no text has; files that are none have many. */
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000E-\u001F\uFFFE\uFFFF]/u;

const UTF_16 = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

const decode = (bytes: Uint8Array): string => {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets on Windows do not always save UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The text of a file; undefined if it is none: a workbook, a picture. */
export const textOfFile = (bytes: Uint8Array): string | undefined => {
  const text = decode(bytes);
  return NO_TEXT.test(text) ? undefined : text;
};
