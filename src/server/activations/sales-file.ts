import { EXPORT_WINDOW_YEARS } from '#domain/limits.ts';
import { lastMoment, type SalesWindow } from '#domain/sales-window.ts';
import type { Caller } from '../core/caller.ts';
import { inZone, zoneOf } from '../core/time-zone.ts';
import type { Input } from '../http/input.ts';
import { languageOfLocale } from '../http/language.ts';
import type { TableFile } from '../http/table-file.ts';
import type { ActivationDeps } from './deps.ts';
import {
  cellsFor,
  columnsFor,
  EXPORT_PAGE_ROWS,
  type ExportReader,
  type ExportRow,
  SHEET_NAME,
} from './export-columns.ts';
import { readSalesWindow } from './sales-window.ts';

/** Reads the next sales after this row, newest first. The time stays text: a Date would lose its microseconds. */
const readPage = ({ db }: ActivationDeps, { resellerId }: Caller, { from, to }: SalesWindow, last?: ExportRow) =>
  db.forReading(
    resellerId,
    (tx) => tx<ExportRow[]>`
      select sale_json(s) as sale, c.email
      from sold_item s join customer c on c.reseller_id = current_reseller() and c.id = s.customer_id
      where s.reseller_id = current_reseller() and s.created_at >= ${from} and s.created_at < ${to}
        ${last ? tx`and (s.created_at, s.id) < (${last.sale.createdAt}::text::timestamptz, ${last.sale.id})` : tx``}
      order by s.created_at desc, s.id desc limit ${EXPORT_PAGE_ROWS}`,
  );

/** Named by its first and its last day. */
const fileName = (window: SalesWindow, zone: string): string => {
  const [first, last] = [window.from, lastMoment(window)].map((moment) =>
    inZone(moment, zone).toPlainDate().toString(),
  );
  return `sales-${first}-${last}`;
};

export const salesFile = async (
  deps: ActivationDeps,
  caller: Caller,
  { query, headers }: Input<'exportActivatedItems'> | Input<'exportActivatedItemsWorkbook'>,
): Promise<TableFile<ExportRow>> => {
  const zone = zoneOf(headers['Device-TimeZone']);
  const window = readSalesWindow(query, { years: EXPORT_WINDOW_YEARS }, zone);
  const reader: ExportReader = { language: languageOfLocale(headers.Locale), zone, now: new Date() };
  return {
    name: fileName(window, zone),
    sheet: SHEET_NAME[reader.language],
    columns: columnsFor(reader),
    toCells: cellsFor(reader),
    firstRows: await readPage(deps, caller, window),
    pageRows: EXPORT_PAGE_ROWS,
    readAfter: (last) => readPage(deps, caller, window, last),
  };
};
