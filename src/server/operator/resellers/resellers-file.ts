import type { Language } from '#domain/languages.ts';
import { DEFAULT_CURRENCY, fromMinor } from '#domain/money.ts';
import { clipText } from '#domain/plain-text.ts';
import type { Input } from '../../http/input.ts';
import type { TableFile } from '../../http/table-file.ts';
import { type DeskColumn, deskFile, FILE_PAGE_ROWS, isWithin, readTimeSpan } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';
import { finds, recent, recentStart, type ResellerRow } from './reseller-search.ts';

/** The time stays text: a Date would lose its microseconds. */
type FileRow = ResellerRow & { position: string };

const suspended: Record<Language, string> = { en: 'Suspended', de: 'Gesperrt' };

const columns: readonly DeskColumn<FileRow>[] = [
  { en: 'Since', de: 'Seit', kind: 'time', cell: ({ createdAt }, { time }) => time(createdAt) },
  { en: 'Email', de: 'E-Mail-Adresse', cell: ({ email }) => email },
  { en: 'Name', de: 'Name', cell: ({ name }) => clipText(name) },
  { en: 'Company', de: 'Firma', cell: ({ companyName }) => clipText(companyName) },
  { en: 'Status', de: 'Status', cell: ({ isSuspended }, { language }) => (isSuspended ? suspended[language] : '') },
  { en: 'Credit', de: 'Guthaben', kind: 'amount', cell: ({ credit }) => ({ amount: fromMinor(credit) }) },
  { en: 'Currency', de: 'Währung', cell: ({ currency }) => currency },
  {
    en: `Revenue, 30 days (${DEFAULT_CURRENCY})`,
    de: `Umsatz, 30 Tage (${DEFAULT_CURRENCY})`,
    kind: 'amount',
    cell: ({ revenue }) => ({ amount: fromMinor(revenue) }),
  },
  { en: 'Sales, 30 days', de: 'Verkäufe, 30 Tage', cell: ({ sales }) => String(sales) },
  { en: 'ID', de: 'ID', cell: ({ resellerId }) => resellerId },
];

export const resellersFile = (
  { db: { system: sql } }: ResellerDeps,
  { query: { search, from, to }, headers }: Input<'exportResellers'> | Input<'exportResellersWorkbook'>,
): Promise<TableFile<FileRow>> => {
  const span = readTimeSpan({ from, to });
  const start = recentStart(headers['Device-TimeZone']);
  const read = (last?: FileRow): Promise<FileRow[]> => sql<FileRow[]>`
    select r.*, recent.sales, recent.revenue,
      exists (select from suspension where suspension.reseller_id = r.reseller_id) as is_suspended
    from (
      select r.reseller_id, r.email, trim(r.first_name || ' ' || r.last_name) as name, r.company_name, r.created_at,
        r.currency, coalesce(a.balance, 0) as credit, r.created_at::text as position
      from reseller r
      left join ledger_account a on a.reseller_id = r.reseller_id and a.currency = r.currency and a.kind = 'credit'
      where ${finds(sql, search)} and ${isWithin(sql, 'r.created_at', span)}
        ${last ? sql`and (r.created_at, r.reseller_id) < (${last.position}::text::timestamptz, ${last.resellerId})` : sql``}
      order by r.created_at desc, r.reseller_id desc limit ${FILE_PAGE_ROWS}) r
    cross join lateral (${recent(sql, start)}) recent
    order by r.created_at desc, r.reseller_id desc`;
  return deskFile({ name: 'resellers', sheet: { en: 'Resellers', de: 'Wiederverkäufer' }, columns, read }, headers);
};
