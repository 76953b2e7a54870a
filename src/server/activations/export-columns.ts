// The columns of the file of sales (CLI-046), in English and German.
import { type CsvFormat, csvFormatFor, csvLine } from '#domain/csv.ts';
import { formatWallTime } from '#domain/date.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor } from '#domain/money.ts';
import { numberFormat } from '#domain/number-format.ts';
import { packageName } from '#domain/package-name.ts';
import { isRefunded } from '#domain/sold-item.ts';
import { formatValidity } from '#domain/validity.ts';
import { inZone } from '../core/time-zone.ts';
import type { Language } from '../pages/index.ts';
import { numberOf } from './mappers.ts';
import type { SaleRow } from './rows.ts';

/** How many sales of the file are read at once. */
export const EXPORT_PAGE_ROWS = 1_000;

export type ExportRow = { sale: SaleRow; email: string | null };

/** The reader that the file is made for. */
export type ExportReader = { language: Language; zone: string };

type Column = Record<Language, string> & { cell: (row: ExportRow, reader: ExportReader) => string };

const unlimited: Record<Language, string> = { en: 'unlimited', de: 'unbegrenzt' };

const volume = ({ packageType, sizeValue, sizeUnit }: SaleRow, language: Language): string =>
  packageType === 'unlimited' ? unlimited[language] : `${numberFormat(language).format(sizeValue)} ${sizeUnit}`;

const validity = (sale: SaleRow, language: Language): string =>
  sale.validityUnlimited ? '∞' : formatValidity(sale, language); // STO-067

const formats: Record<Language, CsvFormat> = { en: csvFormatFor('en'), de: csvFormatFor('de') };

const amount = (minor: Minor, language: Language): string => formats[language].amount(fromMinor(minor));

/** A German spreadsheet reads 14-03-2026 as text, and 14.03.2026 as a date. */
const date: Record<Language, (wallTime: string) => string> = {
  en: (wallTime) => wallTime,
  de: (wallTime) => wallTime.replaceAll('-', '.'),
};

/** The point of sale is part of the store; the other channels have names that the reseller chose. */
const pointOfSale: Record<Language, string> = { en: 'Point of sale', de: 'Verkaufsstelle' };

const channel = ({ channelType, channelName }: SaleRow, language: Language): string =>
  channelType === 'POS' ? pointOfSale[language] : channelName;

/** The sums of a file must leave out refunded sales, as those of the store do. */
const state = (sale: SaleRow): Record<Language, string> =>
  isRefunded(sale) ? { en: 'Refunded', de: 'Erstattet' } : { en: 'Sold', de: 'Verkauft' };

const columns: readonly Column[] = [
  {
    en: 'Date of sale',
    de: 'Verkaufsdatum',
    cell: ({ sale }, { language, zone }) => date[language](formatWallTime(inZone(new Date(sale.createdAt), zone))),
  },
  { en: 'Name', de: 'Name', cell: ({ sale }, { language }) => packageName(sale, language) },
  { en: 'Volume', de: 'Volumen', cell: ({ sale }, { language }) => volume(sale, language) },
  { en: 'Validity', de: 'Gültigkeit', cell: ({ sale }, { language }) => validity(sale, language) },
  { en: 'Sales channel', de: 'Vertriebskanal', cell: ({ sale }, { language }) => channel(sale, language) },
  { en: 'Purchase price', de: 'Einkaufspreis', cell: ({ sale }, { language }) => amount(sale.purchasePrice, language) },
  { en: 'Purchase currency', de: 'Einkaufswährung', cell: ({ sale }) => sale.currency },
  { en: 'Retail price', de: 'Verkaufspreis', cell: ({ sale }, { language }) => amount(sale.retailPrice, language) },
  { en: 'Retail currency', de: 'Verkaufswährung', cell: () => DEFAULT_CURRENCY },
  { en: 'Activation ID (UID)', de: 'Aktivierungs-ID (UID)', cell: ({ sale }) => sale.uid },
  { en: 'Sale number', de: 'Verkaufsnummer', cell: ({ sale }) => String(numberOf(sale)) },
  { en: 'Metatag', de: 'Metatag', cell: ({ sale }) => sale.metatag ?? '' },
  { en: 'Customer e-mail', de: 'E-Mail-Adresse des Kunden', cell: ({ email }) => email ?? '' },
  { en: 'State', de: 'Status', cell: ({ sale }, { language }) => state(sale)[language] },
];

const line = (cells: readonly string[], { language }: ExportReader): string =>
  csvLine(cells, formats[language].separator);

export const headerLine = (reader: ExportReader): string =>
  line(
    columns.map((column) => column[reader.language]),
    reader,
  );

export const saleLine = (row: ExportRow, reader: ExportReader): string =>
  line(
    columns.map(({ cell }) => cell(row, reader)),
    reader,
  );
