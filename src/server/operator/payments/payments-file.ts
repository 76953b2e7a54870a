import type { PaymentPurpose } from '#contract/operator/model/paymentPurpose.ts';
import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import type { Language } from '#domain/languages.ts';
import { fromMinor } from '#domain/money.ts';
import { clipText } from '#domain/plain-text.ts';
import type { Input } from '../../http/input.ts';
import type { TableFile } from '../../http/table-file.ts';
import { type DeskColumn, deskFile, FILE_PAGE_ROWS } from '../operators/index.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { meets, toPaymentSearch } from './payment-search.ts';
import { summaryColumns, type SummaryRow } from './summary.ts';

/** The time stays text: a Date would lose its microseconds. */
type FileRow = SummaryRow & { position: string };

const purposes: Record<PaymentPurpose, Record<Language, string>> = {
  CREDIT: { en: 'Credit', de: 'Guthaben' },
  CART: { en: 'Packages', de: 'Pakete' },
};

/** The words of the screens. */
const states: Record<PaymentState, Record<Language, string>> = {
  PENDING: { en: 'Pending', de: 'Offen' },
  SUCCESS: { en: 'Paid', de: 'Bezahlt' },
  FAILURE: { en: 'Failed', de: 'Fehlgeschlagen' },
  CANCELLED: { en: 'Cancelled', de: 'Abgebrochen' },
};

const columns: readonly DeskColumn<FileRow>[] = [
  { en: 'Submitted', de: 'Abgeschickt', kind: 'time', cell: ({ createdAt }, { time }) => time(createdAt) },
  { en: 'Reseller', de: 'Wiederverkäufer', cell: ({ email }) => email },
  { en: 'Reseller name', de: 'Name des Wiederverkäufers', cell: ({ resellerName }) => clipText(resellerName) },
  { en: 'Type', de: 'Art', cell: ({ purpose }, { language }) => purposes[purpose][language] },
  { en: 'Method', de: 'Zahlungsart', cell: ({ methodName }) => methodName },
  { en: 'Reference', de: 'Referenz', cell: ({ reference }) => reference ?? '' },
  { en: 'Status', de: 'Status', cell: ({ state }, { language }) => states[state][language] },
  { en: 'Total', de: 'Gesamt', kind: 'amount', cell: ({ total }) => ({ amount: fromMinor(total) }) },
  {
    en: 'Reversed',
    de: 'Zurückgebucht',
    kind: 'amount',
    cell: ({ takenBack }) => ({ amount: fromMinor(takenBack) }),
  },
  { en: 'Currency', de: 'Währung', cell: ({ currency }) => currency },
  { en: 'ID', de: 'ID', cell: ({ id }) => id },
];

export const paymentsFile = (
  { db: { system: sql } }: OperatorPaymentDeps,
  { query, headers }: Input<'exportPayments'> | Input<'exportPaymentsWorkbook'>,
): Promise<TableFile<FileRow>> => {
  const search = toPaymentSearch(query);
  const read = (last?: FileRow): Promise<FileRow[]> => sql<FileRow[]>`
    select ${summaryColumns(sql)}, p.created_at::text as position
    from payment p join reseller r on r.reseller_id = p.reseller_id
    where ${meets(sql, search)}
      ${last ? sql`and (p.created_at, p.id) < (${last.position}::text::timestamptz, ${last.id})` : sql``}
    order by p.created_at desc, p.id desc limit ${FILE_PAGE_ROWS}`;
  return deskFile({ name: 'payments', sheet: { en: 'Payments', de: 'Zahlungen' }, columns, read }, headers);
};
