import type { SaleSums } from '#contract/operator/model/saleSums.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Sql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import type { StatementDeps } from '../../statements/index.ts';
import { SUMMED_MAX } from '../operators/index.ts';
import { meets, type SaleSearch, toSaleSearch } from './sale-search.ts';
import { costJoins, soldColumns, type SoldRow, toSoldSums, total } from './sold-sums.ts';

/** Sales of a time come from an index alone, a currency in each row. */
const readSold = (sql: Sql, search: SaleSearch) => sql<SoldRow[]>`
  select ${soldColumns(sql)}
  from (
    select product_id, currency, count(*) as sales, sum(purchase_price) as charged
    from (
      select s.product_id, s.currency, s.purchase_price
      from sold_item s where ${meets(sql, search)} and s.state <> 'refunded' limit ${SUMMED_MAX + 1}) found
    group by product_id, currency) sold
    ${costJoins(sql)}
  group by sold.currency`;

/** Only what names a sale itself finds a refunded one. */
const countRefunded = async (sql: Sql, search: SaleSearch): Promise<number> => {
  if (search.text === '') return 0;
  const [row] = await sql<[{ count: number }]>`
    select count(*) from sold_item s where ${meets(sql, search)} and s.state = 'refunded'`;
  return row.count;
};

/** What the sales that the list finds come to. */
export const sumSales = async (
  { db: { system: sql } }: StatementDeps,
  _caller: OperatorCaller,
  { query }: Input<'sumSales'>,
): Promise<SaleSums> => {
  const search = toSaleSearch(query);
  const [rows, refunded] = await Promise.all([readSold(sql, search), countRefunded(sql, search)]);
  const sales = total(rows, 'sales');
  return sales > SUMMED_MAX
    ? { sales: SUMMED_MAX, refunded, hasMore: true }
    : { sales, refunded, hasMore: false, sums: toSoldSums(rows) };
};
