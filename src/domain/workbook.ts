// A table as a workbook (.xlsx). It is written while its rows are read, so its length costs no memory.
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import type { FileCell, FileColumn } from './table-file.ts';

/** What a column of a workbook looks like; Excel shows the formats as the settings of its reader say. */
const formats = {
  text: { width: 22 },
  amount: { width: 14, numFmt: '0.00' },
  time: { width: 18, numFmt: 'yyyy-mm-dd hh:mm' },
} as const satisfies Record<string, Partial<ColumnDef>>;

/** What a file in XML cannot hold. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Excel reads `_x003D_` as the sign with that number, and `_x005F_` as a low line. */
const ESCAPE = /_(?=x[\dA-F]{4}_)/gi;

const shownText = (text: string): string => text.replaceAll(NO_XML, '\uFFFD').replaceAll(ESCAPE, '_x005F_');

/** Workbooks have no zones: a wall time is stored as if it were one of UTC. */
const valueOf = (cell: FileCell): string | number | Date => {
  if (typeof cell === 'string') return shownText(cell);
  return 'amount' in cell ? cell.amount : new Date(`${cell.time.replace(' ', 'T')}Z`);
};

type Sheet = {
  /** Name of the sheet. */
  name: string;
  columns: readonly FileColumn[];
  rows: AsyncIterable<readonly FileCell[]>;
};

/** Texts stay texts, whatever they look like: `007`, a number of 20 digits, `=1+1`. */
export const workbookOf = ({ name, columns, rows }: Sheet): ReadableStream<Uint8Array> => {
  const values = async function* () {
    for await (const cells of rows) yield cells.map(valueOf);
  };
  return writeXlsxStream(values(), {
    name,
    columns: columns.map(({ title, kind }) => ({ header: title, ...formats[kind] })),
    freezePane: { rows: 1 },
  });
};
