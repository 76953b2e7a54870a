import { BYTE_ORDER_MARK } from '#domain/csv.ts';
import { FILE_TYPES } from '#domain/table-file.ts';

/** Saves a text or bytes as a download. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
};

/** Saves a table: the text of a CSV file, or a workbook. */
export const saveTable = (name: string, file: string | Blob): void =>
  // Reading a text takes the mark away, by which a spreadsheet knows UTF-8.
  typeof file === 'string'
    ? saveFile(name, FILE_TYPES.csv, BYTE_ORDER_MARK + file)
    : saveFile(name, FILE_TYPES.xlsx, file);
