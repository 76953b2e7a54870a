// A file of many rows. It may be long and the client slow, so each page is read only after the previous one was sent:
// neither the rows nor a database connection wait for the client.
import { BYTE_ORDER_MARK, csvLine, csvStyleFor } from '#domain/csv.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, localesOfTags } from '#domain/languages.ts';
import { type CsvStyle, type FILE_TYPES, type FileCell, type FileColumn } from '#domain/table-file.ts';
import { workbookOf } from '#domain/workbook.ts';
import type { Log } from '../core/log.ts';
import { reply } from './explicit-reply.ts';

export type TableFile<Row> = {
  /** Name of the file, without its ending. */
  name: string;
  /** Name of the sheet in a workbook. */
  sheet: string;
  columns: readonly FileColumn[];
  toCells: (row: Row) => readonly FileCell[];
  firstRows: Row[];
  /** How many rows are read at once. */
  pageRows: number;
  readAfter: (last: Row) => Promise<Row[]>;
};

const pagesOf = async function* <Row>({ firstRows, pageRows, readAfter }: TableFile<Row>, log: Log) {
  const readOn = (last: Row): Promise<Row[]> =>
    readAfter(last).catch((error: unknown) => {
      // The response has begun, so its reader cannot learn why it ends.
      log.error({ err: error }, 'A file broke off');
      throw error;
    });
  let rows = firstRows;
  for (;;) {
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return;
    rows = await readOn(last);
  }
};

/** A part is made only when it is needed. */
const streamOf = <Part>(parts: AsyncGenerator<Part>): ReadableStream<Part> =>
  new ReadableStream<Part>(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );

const saved = (name: string, type: keyof typeof FILE_TYPES, parts: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  reply({
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="${name}.${type}"` },
    body: streamOf(parts),
  });

/** The style that was asked for, or that the spreadsheets of the caller's locale read. */
const styleOf = (style: CsvStyle | undefined, locale: string | undefined): CsvStyle =>
  style ?? csvStyleFor(localesOfTags([locale])[0] ?? LANGUAGES[DEFAULT_LANGUAGE].locale);

type CsvWish = { query?: { style?: CsvStyle | undefined }; headers: { Locale?: string | undefined } };

/** The table as a CSV file. */
export const replyCsv = <Row>(file: TableFile<Row>, { query = {}, headers }: CsvWish, log: Log) => {
  const style = styleOf(query.style, headers.Locale);
  const encoder = new TextEncoder();
  const parts = async function* () {
    let start =
      BYTE_ORDER_MARK +
      csvLine(
        file.columns.map(({ title }) => title),
        style,
      );
    for await (const rows of pagesOf(file, log)) {
      yield encoder.encode(start + rows.map((row) => csvLine(file.toCells(row), style)).join(''));
      start = '';
    }
  };
  return saved(file.name, 'csv', parts());
};

/** The table as a workbook. */
export const replyWorkbook = <Row>(file: TableFile<Row>, log: Log) => {
  const { name, sheet, columns, toCells } = file;
  const rows = async function* () {
    for await (const page of pagesOf(file, log)) yield* page.map(toCells);
  };
  const parts = async function* () {
    for await (const part of workbookOf({ name: sheet, columns, rows: rows() })) yield new Uint8Array(part);
  };
  return saved(name, 'xlsx', parts());
};
