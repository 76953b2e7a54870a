// A table as a file. The same columns and cells become a CSV file or a workbook, for resellers and operators alike.

/** A text, an amount in whole units of its currency, or a wall time: `2026-11-28 03:01` (`fileTime`). */
export type FileCell = string | { amount: number } | { time: string };

export type FileColumn = {
  title: string;
  /** What all cells of the column are. */
  kind: 'text' | 'amount' | 'time';
};

type WallTime = { year: number; month: number; day: number; hour: number; minute: number };

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

/** A wall time as ISO 8601 has it, which every spreadsheet reads; its column names the zone. */
export const fileTime = ({ year, month, day, hour, minute }: WallTime): FileCell => ({
  time: `${padded(year, 4)}-${padded(month)}-${padded(day)} ${padded(hour)}:${padded(minute)}`,
});

/** The forms of a CSV file that spreadsheets read: what separates its cells, and the decimal sign of its amounts. */
export const CSV_STYLES = ['comma', 'semicolon', 'semicolon_point'] as const;
export type CsvStyle = (typeof CSV_STYLES)[number];

/** What a reader can choose. */
export type FileFormat = CsvStyle | 'xlsx';

/** The ending and the media type of each format. */
export const FILE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The ending of a file in this format. */
export const endingOf = (format: FileFormat): keyof typeof FILE_TYPES => (format === 'xlsx' ? 'xlsx' : 'csv');
