// Reads changes of credit by operators.
import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { Minor } from '#domain/money.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Queryable } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import { toSum } from '../operators/index.ts';

export type AdjustmentRow = {
  id: string;
  resellerId: string;
  state: Adjustment['state'];
  amount: Minor;
  currency: string;
  reason: Adjustment['reason'];
  note: string;
  operatorId: string;
  operator: string;
  createdAt: Date;
  settledBy: string | null;
  /** Set for a refund. */
  paymentId: string | null;
};

export const toAdjustment = (row: AdjustmentRow): Adjustment => ({
  id: row.id,
  state: row.state,
  amount: toSum(row.amount, row.currency),
  reason: row.reason,
  note: row.note,
  operator: row.operator,
  operatorId: row.operatorId,
  createdAt: row.createdAt.toISOString(),
  ...omitNullish({ settledBy: row.settledBy, payment: row.paymentId }),
});

const columns = (sql: Queryable) => sql`
  select c.id, c.reseller_id, c.state, c.amount, c.currency, c.reason, c.note, c.operator_id, o.email as operator,
    c.created_at, s.email as settled_by, refund.payment_id
  from credit_adjustment c
  left join payment_refund refund on refund.id = c.id
  join operator o on o.id = c.operator_id
  left join operator s on s.id = c.settled_by`;

/** An adjustment by its id; a 404 for an unknown id. */
export const readAdjustment = async (sql: Queryable, id: string): Promise<AdjustmentRow> => {
  const [row] = await sql<AdjustmentRow[]>`${columns(sql)} where c.id = ${id}`;
  return orNotFound(row);
};

const WAITING_MAX = 100;

/** The adjustments of a reseller that wait for another operator, oldest first. */
export const readWaiting = async (sql: Queryable, resellerId: string): Promise<Adjustment[]> => {
  const rows = await sql<AdjustmentRow[]>`
    ${columns(sql)} where c.reseller_id = ${resellerId} and c.state = 'WAITING'
    order by c.created_at, c.id limit ${WAITING_MAX}`;
  return rows.map(toAdjustment);
};

/** The adjustments with these ids, by id. */
export const readAdjustments = async (sql: Queryable, ids: readonly string[]): Promise<Map<string, Adjustment>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql<AdjustmentRow[]>`${columns(sql)} where c.id = any(${ids as string[]})`;
  return new Map(rows.map((row) => [row.id, toAdjustment(row)]));
};
