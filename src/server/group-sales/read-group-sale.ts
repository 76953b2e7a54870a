// Group sales as the contract has them, and what became of their lines.
import type { GroupSale } from '#contract/partner/model/groupSale.ts';
import type { GroupSaleLine } from '#contract/partner/model/groupSaleLine.ts';
import type { GroupSaleReason } from '#contract/partner/model/groupSaleReason.ts';
import type { GroupSaleSummary } from '#contract/storefront/model/groupSaleSummary.ts';
import type { PackageFacts } from '#contract/storefront/model/packageFacts.ts';
import { DEFAULT_CURRENCY, type Minor, toMoney } from '#domain/money.ts';
import type { ShareLinks, ShareLinkRow } from '../activations/index.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { TransactionSql } from '../db/connect.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { GroupSaleDeps } from './deps.ts';

export type SummaryRow = {
  id: string;
  name: string;
  dataPackage: PackageFacts;
  createdAt: Date;
  lineCount: number;
  soldCount: number;
  waitingCount: number;
};

/** What an order says without its lines, and with them. */
type SharedSummary = Omit<GroupSaleSummary, 'firstTravellers'>;

export const toSummary = ({
  id,
  name,
  dataPackage,
  createdAt,
  lineCount,
  soldCount,
  waitingCount,
}: SummaryRow): SharedSummary => ({
  id,
  name,
  dataPackage,
  createdAt: createdAt.toISOString(),
  lineCount,
  soldCount,
  waitingCount,
});

type OrderRow = SummaryRow & {
  activationMode: GroupSale['activationMode'];
  purchasePrice: Minor;
  currency: string;
  retailPrice: Minor;
};

/** The columns of a summary, of the orders `g`. */
export const summaryColumns = (tx: TransactionSql) => tx`
  g.id, g.name, (
    select package_facts(product) from inventory_item item join product on product.id = item.product_id
    where item.reseller_id = g.reseller_id and item.id = g.inventory_item_id) as data_package,
  g.created_at, lines.line_count, lines.sold_count, lines.waiting_count`;

/** Their lines, counted. */
export const countedLines = (tx: TransactionSql) => tx`
  cross join lateral (
    select count(*)::int as line_count, count(*) filter (where state = 'SOLD')::int as sold_count,
      count(*) filter (where state = 'WAITING')::int as waiting_count
    from group_sale_line l where l.reseller_id = g.reseller_id and l.group_sale_id = g.id) lines`;

/** The sale and the customer of the lines `l`: once it is sold, they say who the traveller is. */
export const travellersOfLines = (tx: TransactionSql) => tx`
  left join sold_item s on s.reseller_id = current_reseller() and s.uid = l.sale_uid
  left join customer c on c.reseller_id = current_reseller() and c.id = l.customer_id`;

type LineRow = {
  number: number;
  state: 'WAITING' | 'SOLD' | 'REFUSED';
  email: string | null;
  name: string | null;
  country: string | null;
  reasonCode: GroupSaleReason['code'] | null;
  reason: string | null;
  saleUid: string | null;
  isRefunded: boolean | null;
  isUndelivered: boolean | null;
  link: Pick<ShareLinkRow, 'id'> | null;
  isMailed: boolean;
};

const findLines = (tx: TransactionSql, id: string): Promise<LineRow[]> => tx<LineRow[]>`
  select l.number, l.state, coalesce(l.email, c.email) as email, coalesce(l.name, s.metatag) as name,
    coalesce(l.country, s.user_country) as country, l.reason_code, l.reason, l.sale_uid, s.state = 'refunded' as is_refunded,
    o.state = 'REFUSED' as is_undelivered, case when s.state <> 'refunded' then e.link end as link,
    exists (
      select from mail m where m.reseller_id = current_reseller() and m.sale_uid = s.uid and m.kind = 'customer-link'
        and (m.outcome is null or m.outcome = 'sent')) as is_mailed
  from group_sale_line l ${travellersOfLines(tx)}
  left join supply_order o on o.reseller_id = current_reseller() and o.uid = l.sale_uid
  -- The eSIM of a sale can have been replaced.
  left join lateral (
    select jsonb_build_object('id', e.link_id) as link from esim e
    where e.reseller_id = current_reseller() and e.profile_domain_id = s.profile_domain_id and e.active
    order by e.id = s.esim_id desc nulls last, e.created_at desc limit 1) e on true
  where l.reseller_id = current_reseller() and l.group_sale_id = ${id}
  order by l.number`;

const stateOf = ({ state, isRefunded, link }: LineRow): GroupSaleLine['state'] => {
  if (state !== 'SOLD') return state;
  if (isRefunded) return 'REFUNDED';
  return link === null ? 'PREPARING' : 'SOLD';
};

const toLine = (row: LineRow, links: ShareLinks): GroupSaleLine => {
  const { number, email, name, country, saleUid, link, isMailed, reasonCode, reason, isUndelivered } = row;
  return {
    line: number,
    state: stateOf(row),
    isMailed,
    ...omitNullish({ email, name, country, saleUid }),
    ...(link && { link: links.shortUrl(link, 'installation') }),
    ...(isUndelivered && { isUndelivered }),
    ...(reasonCode !== null && reason !== null && { reason: { code: reasonCode, message: reason } }),
  };
};

/** The group sale with what became of its lines so far. */
export const readGroupSale = (
  { db, links }: Pick<GroupSaleDeps, 'db' | 'links'>,
  { resellerId }: Pick<Caller, 'resellerId'>,
  id: string,
): Promise<GroupSale> =>
  db.forReseller(resellerId, async (tx) => {
    const [row] = await tx<OrderRow[]>`
      select ${summaryColumns(tx)}, g.activation_mode, g.purchase_price, g.currency, g.retail_price
      from group_sale g ${countedLines(tx)}
      where g.reseller_id = current_reseller() and g.id = ${requireId(id)}`;
    const order = orNotFound(row);
    const lines = await findLines(tx, order.id);
    return {
      ...toSummary(order),
      activationMode: order.activationMode,
      price: toMoney(order.purchasePrice, order.currency),
      retailPrice: toMoney(order.retailPrice, DEFAULT_CURRENCY),
      lines: lines.map((line) => toLine(line, links)),
    };
  });
