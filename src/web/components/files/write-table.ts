// Writes a table as a file; loaded when it is saved.
import { csvLine } from '#domain/csv.ts';
import type { FileCell, FileColumn, FileFormat } from '#domain/table-file.ts';
import { workbookOf } from '#domain/workbook.ts';

type Table = { name: string; columns: readonly FileColumn[]; rows: readonly (readonly FileCell[])[] };

const inTurn = async function* <Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
};

/** The text of a CSV file, or a workbook. */
export const writeTable = ({ name, columns, rows }: Table, format: FileFormat): Promise<string | Blob> => {
  if (format === 'xlsx') return new Response(workbookOf({ name, columns, rows: inTurn(rows) })).blob();
  return Promise.resolve([columns.map(({ title }) => title), ...rows].map((cells) => csvLine(cells, format)).join(''));
};
