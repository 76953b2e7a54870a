import type { GroupSaleEarlier } from '#contract/storefront/model/groupSaleEarlier.ts';
import { identityOf, type Traveller } from '#domain/group-sale.ts';
import { spellingsOf } from '#domain/mailbox.ts';
import type { TransactionSql } from '../db/connect.ts';
import { travellersOfLines } from './read-group-sale.ts';

/** So many of the newest orders are looked at, so that a price costs the same however many there were. */
const ORDERS_MAX = 50;

const keysOf = (traveller: Traveller): string[] =>
  traveller.email === undefined ? [identityOf(traveller)] : spellingsOf(traveller.email);

/**
 * The order of the last 24 hours in which more than half of these travellers got this package, or are about to: the one
 * with most of them. Two guests of one name are two travellers.
 */
export const findEarlier = async (
  tx: TransactionSql,
  inventoryItemId: string,
  travellers: readonly Traveller[],
): Promise<GroupSaleEarlier | undefined> => {
  const asked = travellers.flatMap((traveller, place) => keysOf(traveller).map((key) => ({ line: place + 1, key })));
  const [found] = await tx<{ id: string; createdAt: Date; lines: number[] }[]>`
    with asked as (
      select line, key, row_number() over (partition by key order by line) as nth
      from jsonb_to_recordset(${tx.json(asked)}) as row (line integer, key text)
    ), ordered as (
      select g.id, g.created_at, who.key, row_number() over (partition by g.id, who.key order by l.number) as nth
      from (
        select id, created_at from group_sale
        where reseller_id = current_reseller() and inventory_item_id = ${inventoryItemId}
          and created_at > now() - interval '24 hours'
        order by created_at desc limit ${ORDERS_MAX}) g
      join group_sale_line l on l.reseller_id = current_reseller() and l.group_sale_id = g.id and l.state <> 'REFUSED'
      ${travellersOfLines(tx)}
      cross join lateral (
        select coalesce(l.email, c.email,
          coalesce(l.name, s.metatag) || chr(10) || coalesce(l.country, s.user_country)) as key) who
      where s.state is distinct from 'refunded'
    )
    select o.id, o.created_at, array_agg(a.line order by a.line) as lines
    from ordered o join asked a using (key, nth)
    group by o.id, o.created_at having count(*) * 2 > ${travellers.length}
    order by count(*) desc, o.created_at desc limit 1`;
  return found && { id: found.id, createdAt: found.createdAt.toISOString(), lines: found.lines };
};
