import type { GroupSaleList } from '#contract/storefront/model/groupSaleList.ts';
import { groupSaleListItemsMax, groupSaleSummaryFirstTravellersMax } from '#contract/storefront/constants.ts';
import type { Caller } from '../core/caller.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { GroupSaleDeps } from './deps.ts';
import { countedLines, type SummaryRow, summaryColumns, toSummary, travellersOfLines } from './read-group-sale.ts';

/** How the first travellers of an order are called, by which a person knows it. */
const firstTravellers = (tx: TransactionSql) => tx`
  cross join lateral (
    select coalesce(array_agg(shown order by number), '{}') as first_travellers
    from (
      select l.number, named.shown
      from group_sale_line l ${travellersOfLines(tx)}
      cross join lateral (select coalesce(l.name, nullif(s.metatag, ''), l.email, c.email) as shown) named
      where l.reseller_id = current_reseller() and l.group_sale_id = g.id and named.shown is not null
      order by l.number limit ${groupSaleSummaryFirstTravellersMax}) called) first`;

/** The latest group sales, the newest first. */
export const listGroupSales = ({ db }: Pick<GroupSaleDeps, 'db'>, { resellerId }: Caller): Promise<GroupSaleList> =>
  db.forReseller(resellerId, async (tx) => {
    const rows = await tx<(SummaryRow & { firstTravellers: string[] })[]>`
      select ${summaryColumns(tx)}, first.first_travellers
      from group_sale g ${countedLines(tx)} ${firstTravellers(tx)}
      where g.reseller_id = current_reseller() order by g.created_at desc, g.id limit ${groupSaleListItemsMax}`;
    return { items: rows.map((row) => Object.assign(toSummary(row), { firstTravellers: row.firstTravellers })) };
  });
