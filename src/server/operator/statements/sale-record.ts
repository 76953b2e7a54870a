// What the desk knows of one sale: never who bought it.
import type { OrderState } from '#contract/operator/model/orderState.ts';
import type { SaleRecord } from '#contract/operator/model/saleRecord.ts';
import type { SaleRefund } from '#contract/operator/model/saleRefund.ts';
import { DEFAULT_CURRENCY, type Minor } from '#domain/money.ts';
import { clipText } from '#domain/plain-text.ts';
import { type EsimRow, type SaleRow as SoldRow, toBalance, toReplacement } from '../../activations/index.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Sql } from '../../db/connect.ts';
import { ESIM_GO, findEsimGoReferences } from '../../gateways/index.ts';
import { toSum } from '../operators/index.ts';
import { saleColumns, type SaleRow, toSale } from './sale-search.ts';

type Order = {
  supplier: string;
  state: OrderState;
  problem: string | null;
  refusal: string | null;
  returnedToStock: boolean;
  note: string | null;
  operator: string | null;
};

type Row = SaleRow & {
  sold: SoldRow;
  esims: Pick<EsimRow, 'iccid' | 'active' | 'replacedAt' | 'replacementReason'>[];
  supplier: string | null;
  /** In US cents, as is the price in dollars. */
  cost: Minor | null;
  dollars: Minor;
  placed: Order | null;
};

const ESIMS_MAX = 20;

const ordered = (sql: Sql) => sql`
  select jsonb_build_object(
    'supplier', o.supplier, 'problem', case when o.due_at is not null then o.last_error end, 'refusal', o.reason,
    'returnedToStock', o.returned_to_stock,
    'state', case
      when g.refunded_at is not null then 'GIVEN_UP'
      when o.due_at is null then o.state
      when g.uid is not null then 'TO_CONFIRM'
      else 'PENDING' end,
    'note', g.note, 'operator', op.email)
  from supply_order o left join order_give_up g on g.uid = o.uid
    left join operator op on op.id = coalesce(g.confirmed_by, g.operator_id)
  where o.uid = s.uid`;

/** At today's cost and rate, as all margins of the desk (decision 57). */
const costed = (sql: Sql) => sql`
  select round(w.cost * rate_ppm / 1000000.0)::bigint
  from (select 'USD' as currency, 1000000 as rate_ppm
    union all (select distinct on (currency) currency, rate_ppm from cost_rate order by currency, as_of desc)) rate
  where rate.currency = w.cost_currency`;

export const findSaleRow = async (sql: Sql, uid: string): Promise<Row | undefined> => {
  const [row] = await sql<Row[]>`
    select ${saleColumns(sql)}, sale_json(s) as sold,
      array(select esim_json(e) from esim e
        where e.reseller_id = s.reseller_id and e.profile_domain_id = s.profile_domain_id
        order by e.active desc, e.number desc limit ${ESIMS_MAX}) as esims,
      w.supplier, (${costed(sql)}) as cost, in_dollars(s.purchase_price, s.currency) as dollars,
      (${ordered(sql)}) as placed
    from sold_item s join reseller r on r.reseller_id = s.reseller_id
      left join wholesale w on w.product_id = s.product_id
    where s.uid = ${uid}`;
  return row;
};

const toRefund = ({ refundedAt, placed }: Row): SaleRefund | undefined => {
  if (refundedAt === null) return undefined;
  // A reseller refunds only what was charged to the credit (STO-087).
  const to = placed?.returnedToStock === true ? 'STOCK' : 'CREDIT';
  const told = { at: refundedAt.toISOString(), to } as const;
  if (placed?.state === 'GIVEN_UP') {
    return { ...told, by: 'OPERATOR', ...omitNullish({ operator: placed.operator, reason: placed.note }) };
  }
  if (placed?.state === 'REFUSED') {
    return { ...told, by: 'SUPPLIER', ...omitNullish({ reason: placed.refusal && clipText(placed.refusal) }) };
  }
  return { ...told, by: 'RESELLER' };
};

/** Suppliers other than eSIM Go use the store's own reference. */
const referenceOf = async (sql: Sql, uid: string, { supplier }: Order): Promise<string | undefined> =>
  supplier === ESIM_GO ? (await findEsimGoReferences(sql, [uid])).get(uid) : uid;

export const toSaleRecord = async (sql: Sql, row: Row): Promise<SaleRecord> => {
  const { sold, esims, supplier, cost, dollars, placed, ...sale } = row;
  const isRefunded = sale.refundedAt !== null;
  return {
    ...toSale(sale),
    retailPrice: toSum(sold.retailPrice, DEFAULT_CURRENCY),
    balance: toBalance(sold, new Date()),
    esims: esims.map((esim) => {
      const replacement = toReplacement(esim);
      const { iccid, active } = esim;
      return replacement ? { iccid, active, replacement } : { iccid, active };
    }),
    ...omitNullish({
      supplier: placed?.supplier ?? supplier,
      cost: cost === null ? null : toSum(cost, DEFAULT_CURRENCY),
      margin: cost === null || isRefunded ? null : toSum(dollars - cost, DEFAULT_CURRENCY),
      order: placed && {
        state: placed.state,
        ...omitNullish({
          reference: await referenceOf(sql, sale.uid, placed),
          problem: placed.problem && clipText(placed.problem),
        }),
      },
      refund: toRefund(row),
    }),
  };
};
