// A list of the desk as a file. It has what the list finds, newest first.
import type { Language } from '#domain/languages.ts';
import { type FileCell, type FileColumn, fileTime } from '#domain/table-file.ts';
import { inZone, zoneOf } from '../../core/time-zone.ts';
import { languageOfLocale } from '../../http/language.ts';
import type { TableFile } from '../../http/table-file.ts';

/** How many rows are read at once. */
export const FILE_PAGE_ROWS = 1_000;

type DeskReader = {
  language: Language;
  /** A moment as the wall time of the reader. */
  time: (moment: Date) => FileCell;
};

/** The server makes the file, so these texts are not among those of the app. */
export type DeskColumn<Row> = Record<Language, string> &
  Partial<Pick<FileColumn, 'kind'>> & { cell: (row: Row, reader: DeskReader) => FileCell };

type DeskTable<Row> = {
  /** Name of the file, without its day and its ending. */
  name: string;
  /** Name of the sheet in a workbook. */
  sheet: Record<Language, string>;
  columns: readonly DeskColumn<Row>[];
  /** Reads the rows after this one, or the first ones. */
  read: (last?: Row) => Promise<Row[]>;
};

type FileHeaders = { Locale?: string | undefined; 'Device-TimeZone': string };

export const deskFile = async <Row>(table: DeskTable<Row>, headers: FileHeaders): Promise<TableFile<Row>> => {
  const { name, sheet, columns, read } = table;
  const [language, zone] = [languageOfLocale(headers.Locale), zoneOf(headers['Device-TimeZone'])];
  const reader: DeskReader = { language, time: (moment) => fileTime(inZone(moment, zone)) };
  return {
    name: `${name}-${inZone(new Date(), zone).toPlainDate().toString()}`,
    sheet: sheet[language],
    // A time says its zone.
    columns: columns.map(({ kind = 'text', [language]: title }) => ({
      title: kind === 'time' ? `${title} (${zone})` : title,
      kind,
    })),
    toCells: (row) => columns.map(({ cell }) => cell(row, reader)),
    firstRows: await read(),
    pageRows: FILE_PAGE_ROWS,
    readAfter: read,
  };
};
