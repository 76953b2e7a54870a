// What a customer bought and has left, for the list of customers and for its file.
import type { Minor } from '#domain/money.ts';
import type { TransactionSql } from '../db/connect.ts';
import { type Fragment, guestNote } from './customers-with.ts';

/** Whether a sale gives no more data, as `isOver` says (src/domain/balance.ts). */
const isOver = (tx: TransactionSql): Fragment => tx`(s.state = 'refunded' or coalesce(s.expires_at <= now(), false))`;

/** What is left of a customer's sales, as `availableBytes` says. */
export const available = (tx: TransactionSql): Fragment => tx`
  coalesce(sum(greatest(s.size_bytes - s.used_bytes, 0))
    filter (where s.package_type <> 'unlimited' and not ${isOver(tx)}), 0)::bigint`;

export const spent = (tx: TransactionSql): Fragment =>
  tx`coalesce(sum(s.retail_price) filter (where s.state <> 'refunded'), 0)::bigint`;

/** Whether the eSIM `s` is in use, as `isInUse` says (src/domain/esim.ts); read for all eSIMs at once when that is quicker. */
export const isInUse = (tx: TransactionSql): Fragment => tx`(
  s.active and (
    not exists (
      select from sold_item o where o.reseller_id = current_reseller() and o.profile_domain_id = s.profile_domain_id
        and o.state = 'refunded')
    or exists (
      select from sold_item o where o.reseller_id = current_reseller() and o.profile_domain_id = s.profile_domain_id
        and o.state <> 'refunded')))`;

export type FiguresRow = {
  uid: string;
  email: string | null;
  country: string | null;
  note: string | null;
  iccid: string | null;
  esimCount: number;
  bytes: number;
  isUnlimited: boolean | null;
  lastSaleAt: Date | null;
  spent: Minor;
};

/** Adds their figures to customers with an id, email, country and position. */
export const withFigures = (tx: TransactionSql, customers: Fragment): Fragment => tx`
  select p.id as uid, p.email, p.country, ${guestNote(tx, tx`p`)} as note, e.iccid, e.esim_count, t.bytes,
    t.is_unlimited, t.last_sale_at, t.spent, p.position
  from (${customers}) p
  cross join lateral (
    select count(*) filter (where ${isInUse(tx)})::integer as esim_count,
      (array_agg(s.iccid order by s.number desc))[1] as iccid
    from esim s where s.reseller_id = current_reseller() and s.customer_id = p.id) e
  cross join lateral (
    select ${available(tx)} as bytes, bool_or(s.package_type = 'unlimited' and not ${isOver(tx)}) as is_unlimited,
      max(s.created_at) as last_sale_at, ${spent(tx)} as spent
    from sold_item s where s.reseller_id = current_reseller() and s.customer_id = p.id) t`;
