import type { Language } from '#domain/languages.ts';
import { fromMinor } from '#domain/money.ts';
import { packageName } from '#domain/package-name.ts';
import { clipText } from '#domain/plain-text.ts';
import type { Input } from '../../http/input.ts';
import type { TableFile } from '../../http/table-file.ts';
import type { StatementDeps } from '../../statements/index.ts';
import { type DeskColumn, deskFile, FILE_PAGE_ROWS } from '../operators/index.ts';
import { meets, saleColumns, type SaleRow, toSaleSearch } from './sale-search.ts';

/** The time stays text: a Date would lose its microseconds. */
type FileRow = SaleRow & { id: string; position: string };

const till: Record<Language, string> = { en: 'Point of sale', de: 'Kasse' };

const columns: readonly DeskColumn<FileRow>[] = [
  { en: 'Sold', de: 'Verkauft am', kind: 'time', cell: ({ soldAt }, { time }) => time(soldAt) },
  { en: 'Reseller', de: 'Wiederverkäufer', cell: ({ reseller }) => reseller.email },
  { en: 'Reseller name', de: 'Name des Wiederverkäufers', cell: ({ reseller }) => clipText(reseller.name) },
  {
    en: 'Package',
    de: 'Paket',
    cell: ({ name, dataPackage }, { language }) => packageName({ ...dataPackage, name }, language),
  },
  {
    en: 'Sales channel',
    de: 'Vertriebskanal',
    cell: ({ channel }, { language }) => (channel.type === 'POS' ? till[language] : channel.name),
  },
  {
    en: 'Reseller price',
    de: 'Preis für den Wiederverkäufer',
    kind: 'amount',
    cell: ({ price }) => ({ amount: fromMinor(price) }),
  },
  { en: 'Currency', de: 'Währung', cell: ({ currency }) => currency },
  { en: 'ID', de: 'ID', cell: ({ uid }) => uid },
];

export const salesFile = (
  { db: { system: sql } }: StatementDeps,
  { query, headers }: Input<'exportSales'> | Input<'exportSalesWorkbook'>,
): Promise<TableFile<FileRow>> => {
  const search = toSaleSearch(query);
  const read = (last?: FileRow): Promise<FileRow[]> => sql<FileRow[]>`
    select ${saleColumns(sql)}, s.id, s.created_at::text as position
    from sold_item s join reseller r on r.reseller_id = s.reseller_id
    where ${meets(sql, search)}
      ${last ? sql`and (s.created_at, s.id) < (${last.position}::text::timestamptz, ${last.id})` : sql``}
    order by s.created_at desc, s.id desc limit ${FILE_PAGE_ROWS}`;
  return deskFile({ name: 'sales', sheet: { en: 'Sales', de: 'Verkäufe' }, columns, read }, headers);
};
