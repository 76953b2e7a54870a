import type { PendingQuery, Row } from 'postgres';
import type { ListActivatedItemsParams } from '#contract/partner/model/listActivatedItemsParams.ts';
import type { SalesSortKey } from '#contract/partner/model/salesSortKey.ts';
import { HISTORY_PAGE_SIZE, PARTNER_HISTORY_WINDOW_DAYS } from '#domain/limits.ts';
import type { Caller } from '../core/caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { optionalMoment } from '../core/read-fields.ts';
import { listSales, type SalesList } from './sold-items.ts';

/** What unlimited sales have is null, which PostgreSQL takes for larger than any value. */
const sortValue: Record<SalesSortKey, (tx: TransactionSql) => PendingQuery<Row[]>> = {
  DATE: (tx) => tx`s.created_at`,
  NAME: (tx) => tx`lower(s.name)`,
  VOLUME: (tx) => tx`case when s.package_type <> 'unlimited' then s.size_bytes end`,
  VALIDITY: (tx) => tx`case when not s.validity_unlimited then extract(epoch from s.validity) end`,
  PRICE: (tx) => tx`s.purchase_price`,
  RETAILPRICE: (tx) => tx`s.retail_price`,
  SALESCHANNEL: (tx) => tx`lower(s.channel_name)`,
};

/** A page of the sales of a window in the order asked for; the last 30 days, newest first, when nothing is (PAR-020). */
export const listSortedActivatedItems = async (
  db: Database,
  caller: Caller,
  { from, to, sort_by: sortBy = 'DATE', sort_dir: direction = 'DESC', ...page }: ListActivatedItemsParams,
): Promise<SalesList> => {
  const { page_size: size = HISTORY_PAGE_SIZE, page_index: index = 0 } = page;
  const rows = await db.forReseller(
    caller.resellerId,
    (tx) => tx<{ id: number }[]>`
      select s.id
      from (select coalesce(${optionalMoment('query.to', to)}::timestamptz, now()) as until) as w, sold_item s
      where s.reseller_id = current_reseller()
        and s.created_at >= coalesce(${optionalMoment('query.from', from)}::timestamptz, w.until - make_interval(days => ${PARTNER_HISTORY_WINDOW_DAYS}))
        and s.created_at < w.until
      order by ${sortValue[sortBy](tx)} ${direction === 'ASC' ? tx`asc` : tx`desc`}, s.created_at desc, s.id desc
      limit ${size} offset ${size * index}`,
  );
  return listSales(db, caller, rows);
};
