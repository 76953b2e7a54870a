import type { SaleList } from '#contract/operator/model/saleList.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import type { StatementDeps } from '../../statements/index.ts';
import { meets, saleColumns, type SaleRow, toSale, toSaleSearch } from './sale-search.ts';

/** A page of the sales of all resellers. */
export const listSales = async (
  { db: { system: sql } }: StatementDeps,
  _caller: OperatorCaller,
  { query }: Input<'listSales'>,
): Promise<SaleList> => {
  const { page_size: size, page_index: index, ...wanted } = query;
  // One more than the page shows whether there is a next page.
  const rows = await sql<SaleRow[]>`
    select ${saleColumns(sql)}
    from sold_item s join reseller r on r.reseller_id = s.reseller_id
    where ${meets(sql, toSaleSearch(wanted))}
    order by s.created_at desc, s.id desc limit ${size + 1} offset ${size * index}`;
  return { items: rows.slice(0, size).map(toSale), hasMore: rows.length > size };
};
