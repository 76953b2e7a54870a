// The columns of the file of sales (CLI-046), in English and German.
import type { Language } from '#domain/languages.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor } from '#domain/money.ts';
import { numberFormat } from '#domain/number-format.ts';
import { packageName } from '#domain/package-name.ts';
import { type PackageState, packageState } from '#domain/package-state.ts';
import { isRefunded } from '#domain/sold-item.ts';
import { type FileCell, type FileColumn, fileTime } from '#domain/table-file.ts';
import { formatValidity } from '#domain/validity.ts';
import { inZone } from '../core/time-zone.ts';
import { numberOf, toBalance } from './mappers.ts';
import type { SaleRow } from './rows.ts';

/** How many sales of the file are read at once. */
export const EXPORT_PAGE_ROWS = 1_000;

export type ExportRow = { sale: SaleRow; email: string | null };

/** The reader that the file is made for. */
export type ExportReader = { language: Language; zone: string; now: Date };

type Column = Record<Language, string> &
  Partial<Pick<FileColumn, 'kind'>> & { cell: (row: ExportRow, reader: ExportReader) => FileCell };

const unlimited: Record<Language, string> = { en: 'unlimited', de: 'unbegrenzt' };

const volume = ({ packageType, sizeValue, sizeUnit }: SaleRow, language: Language): string =>
  packageType === 'unlimited' ? unlimited[language] : `${numberFormat(language).format(sizeValue)} ${sizeUnit}`;

const validity = (sale: SaleRow, language: Language): string =>
  sale.validityUnlimited ? '∞' : formatValidity(sale, language); // STO-067

const amount = (minor: Minor): FileCell => ({ amount: fromMinor(minor) });

/** The point of sale is part of the store; the other channels have names that the reseller chose. */
const pointOfSale: Record<Language, string> = { en: 'Point of sale', de: 'Kasse' };

const channel = ({ channelType, channelName }: SaleRow, language: Language): string =>
  channelType === 'POS' ? pointOfSale[language] : channelName;

/** The sums of a file must leave out refunded sales, as those of the store do. */
const state = (sale: SaleRow): Record<Language, string> =>
  isRefunded(sale) ? { en: 'Refunded', de: 'Erstattet' } : { en: 'Sold', de: 'Verkauft' };

/** The same words as on the screens (PKG-119). */
const packageStates: Record<PackageState, Record<Language, string>> = {
  pending: { en: 'Not started', de: 'Nicht begonnen' },
  active: { en: 'Active', de: 'Aktiv' },
  empty: { en: 'Used up', de: 'Aufgebraucht' },
  expired: { en: 'Expired', de: 'Abgelaufen' },
  deleted: { en: 'eSIM deleted', de: 'eSIM gelöscht' },
  refunded: { en: 'Refunded', de: 'Erstattet' },
};

const columns: readonly Column[] = [
  {
    en: 'Date of sale',
    de: 'Verkaufsdatum',
    kind: 'time',
    cell: ({ sale }, { zone }) => fileTime(inZone(new Date(sale.createdAt), zone)),
  },
  { en: 'Name', de: 'Name', cell: ({ sale }, { language }) => packageName(sale, language) },
  { en: 'Volume', de: 'Volumen', cell: ({ sale }, { language }) => volume(sale, language) },
  { en: 'Validity', de: 'Gültigkeit', cell: ({ sale }, { language }) => validity(sale, language) },
  { en: 'Sales channel', de: 'Vertriebskanal', cell: ({ sale }, { language }) => channel(sale, language) },
  { en: 'Purchase price', de: 'Einkaufspreis', kind: 'amount', cell: ({ sale }) => amount(sale.purchasePrice) },
  { en: 'Purchase currency', de: 'Einkaufswährung', cell: ({ sale }) => sale.currency },
  { en: 'Retail price', de: 'Verkaufspreis', kind: 'amount', cell: ({ sale }) => amount(sale.retailPrice) },
  { en: 'Retail currency', de: 'Verkaufswährung', cell: () => DEFAULT_CURRENCY },
  { en: 'Activation ID (UID)', de: 'Aktivierungs-ID (UID)', cell: ({ sale }) => sale.uid },
  { en: 'Sale number', de: 'Verkaufsnummer', cell: ({ sale }) => String(numberOf(sale)) },
  { en: 'Metatag', de: 'Metatag', cell: ({ sale }) => sale.metatag ?? '' },
  { en: 'Customer email', de: 'E-Mail-Adresse des Kunden', cell: ({ email }) => email ?? '' },
  { en: 'Status', de: 'Status', cell: ({ sale }, { language }) => state(sale)[language] },
  {
    en: 'Status of the package',
    de: 'Status des Pakets',
    cell: ({ sale }, { language, now }) => packageStates[packageState(toBalance(sale, now), now)][language],
  },
];

export const SHEET_NAME: Record<Language, string> = { en: 'Sales', de: 'Verkäufe' };

/** A time says its zone. */
export const columnsFor = ({ language, zone }: ExportReader): FileColumn[] =>
  columns.map(({ kind = 'text', [language]: title }) => ({
    title: kind === 'time' ? `${title} (${zone})` : title,
    kind,
  }));

export const cellsFor =
  (reader: ExportReader) =>
  (row: ExportRow): FileCell[] =>
    columns.map(({ cell }) => cell(row, reader));
