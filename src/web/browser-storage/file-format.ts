import { csvStyleFor } from '#domain/csv.ts';
import { CSV_STYLES, type FileFormat } from '#domain/table-file.ts';
import { storedForAll, useStored } from './stored.ts';

const formats: readonly FileFormat[] = [...CSV_STYLES, 'xlsx'];

const chosen = storedForAll<FileFormat | undefined>('file format', undefined, (value) =>
  formats.find((format) => format === value),
);

/**
 * The format in which files are saved, and how to choose another one: the last choice in this browser, else CSV as the
 * spreadsheets of this locale read it.
 */
export const useFileFormat = (locale: string): [FileFormat, (format: FileFormat) => void] => [
  useStored(chosen) ?? csvStyleFor(locale),
  chosen.write,
];
