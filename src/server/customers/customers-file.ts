import { fromBytes } from '#domain/data-volume.ts';
import type { Language } from '#domain/languages.ts';
import { DEFAULT_CURRENCY, fromMinor } from '#domain/money.ts';
import { numberFormat } from '#domain/number-format.ts';
import { type FileCell, type FileColumn, fileTime } from '#domain/table-file.ts';
import type { Caller } from '../core/caller.ts';
import { inZone, zoneOf } from '../core/time-zone.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { languageOfLocale } from '../http/language.ts';
import type { TableFile } from '../http/table-file.ts';
import { type FiguresRow, withFigures } from './customer-figures.ts';
import { customersBy, type Fragment, requireSearchText } from './customers-with.ts';
import type { CustomerDeps } from './deps.ts';

/** How many customers of the file are read at once. */
const PAGE_ROWS = 1_000;

/** The time stays text: a Date would lose its microseconds. */
type Row = FiguresRow & { createdAt: string };

type Reader = { language: Language; zone: string };

type Column = Record<Language, string> &
  Partial<Pick<FileColumn, 'kind'>> & { cell: (row: Row, reader: Reader) => FileCell };

const unlimited: Record<Language, string> = { en: 'unlimited', de: 'unbegrenzt' };

/** The same as on the screen: an unlimited package is named beside the bytes of others. */
const dataLeft = ({ bytes, isUnlimited }: Row, language: Language): string => {
  const { sizeValue, sizeUnit } = fromBytes(bytes);
  const size = `${numberFormat(language).format(sizeValue)} ${sizeUnit}`;
  if (isUnlimited !== true) return size;
  return bytes === 0 ? unlimited[language] : `${size} + ${unlimited[language]}`;
};

const columns: readonly Column[] = [
  { en: 'Email address', de: 'E-Mail-Adresse', cell: ({ email }) => email ?? '' },
  { en: 'Note', de: 'Notiz', cell: ({ note }) => note ?? '' },
  { en: 'Country', de: 'Land', cell: ({ country }) => country ?? '' },
  { en: 'eSIMs', de: 'eSIMs', cell: ({ esimCount }) => String(esimCount) },
  { en: 'ICCID', de: 'ICCID', cell: ({ iccid }) => iccid ?? '' },
  { en: 'Data left', de: 'Restvolumen', cell: (row, { language }) => dataLeft(row, language) },
  {
    en: 'Last sale',
    de: 'Letzter Verkauf',
    kind: 'time',
    cell: ({ lastSaleAt }, { zone }) => (lastSaleAt === null ? '' : fileTime(inZone(lastSaleAt, zone))),
  },
  { en: 'Spent', de: 'Ausgegeben', kind: 'amount', cell: ({ spent }) => ({ amount: fromMinor(spent) }) },
  { en: 'Currency', de: 'Währung', cell: () => DEFAULT_CURRENCY },
  { en: 'Customer ID (UID)', de: 'Kunden-ID (UID)', cell: ({ uid }) => uid },
];

const SHEET_NAME: Record<Language, string> = { en: 'Customers', de: 'Kunden' };

/** Reads the next customers after this row, newest first. */
const readPage = ({ db }: CustomerDeps, { resellerId }: Caller, text: string, last?: Row): Promise<Row[]> =>
  db.forReading(resellerId, async (tx: TransactionSql) => {
    const { condition } = text === '' ? { condition: tx`true` } : await customersBy(tx, text);
    const customers: Fragment = tx`
      select c.id, c.email, c.country, c.created_at,
        row_number() over (order by c.created_at desc, c.id desc) as position
      from customer c
      where c.reseller_id = current_reseller() and c.erased_at is null and ${condition}
        ${last ? tx`and (c.created_at, c.id) < (${last.createdAt}::text::timestamptz, ${last.uid})` : tx``}
      order by c.created_at desc, c.id desc limit ${PAGE_ROWS}`;
    return tx<Row[]>`
      select f.*, c.created_at::text from (${withFigures(tx, customers)}) f
      join customer c on c.reseller_id = current_reseller() and c.id = f.uid
      order by f.position`;
  });

/** The customers that a text finds, or all of them, in the language and the zone of the caller. */
export const customersFile = async (
  deps: CustomerDeps,
  caller: Caller,
  { query, headers }: Input<'exportCustomers'> | Input<'exportCustomersWorkbook'>,
): Promise<TableFile<Row>> => {
  const text = query.search === undefined ? '' : requireSearchText('query.search', query.search);
  const zone = zoneOf(headers['Device-TimeZone']);
  const language = languageOfLocale(headers.Locale);
  return {
    name: `customers-${inZone(new Date(), zone).toPlainDate().toString()}`,
    sheet: SHEET_NAME[language],
    // A time says its zone.
    columns: columns.map(({ kind = 'text', [language]: title }) => ({
      title: kind === 'time' ? `${title} (${zone})` : title,
      kind,
    })),
    toCells: (row) => columns.map(({ cell }) => cell(row, { language, zone })),
    firstRows: await readPage(deps, caller, text),
    pageRows: PAGE_ROWS,
    readAfter: (last) => readPage(deps, caller, text, last),
  };
};
