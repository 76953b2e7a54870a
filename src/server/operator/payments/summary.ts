// A payment as the desk lists it.
import type { PaymentPurpose } from '#contract/operator/model/paymentPurpose.ts';
import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import type { PaymentSummary } from '#contract/operator/model/paymentSummary.ts';
import type { Minor } from '#domain/money.ts';
import { clipText } from '#domain/plain-text.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Queryable } from '../../db/connect.ts';
import { nameOfReseller, toSum } from '../operators/index.ts';

export type SummaryRow = {
  id: string;
  state: PaymentState;
  purpose: PaymentPurpose;
  methodId: string;
  methodName: string;
  automatic: boolean;
  total: Minor;
  takenBack: Minor;
  currency: string;
  resellerId: string;
  resellerName: string;
  email: string;
  createdAt: Date;
  settledAt: Date | null;
  receipt: string | null;
  reference: string | null;
};

/** The state of the payment `p`. */
export const stateOf = (sql: Queryable) => sql`case when p.cancelled then 'CANCELLED' else p.status end`;

/** From the payment `p` and its reseller `r`. */
export const summaryColumns = (sql: Queryable) => sql`
  p.id, ${stateOf(sql)} as state, p.purpose, p.method_id, p.method_name,
  p.automatic, p.total,
  (select coalesce(sum(amount), 0)::bigint from payment_reversal where payment_id = p.id) as taken_back, p.currency, p.reseller_id,
  ${nameOfReseller(sql)} as reseller_name, r.email, p.created_at, p.settled_at,
  (select number from receipt where payment_id = p.id) as receipt, p.provider_reference as reference`;

export const toSummary = (row: SummaryRow): PaymentSummary => ({
  id: row.id,
  state: row.state,
  purpose: row.purpose,
  method: { id: row.methodId, name: row.methodName },
  isAutomatic: row.automatic,
  total: toSum(row.total, row.currency),
  takenBack: toSum(row.takenBack, row.currency),
  reseller: { id: row.resellerId, name: clipText(row.resellerName), email: row.email },
  createdAt: row.createdAt.toISOString(),
  ...omitNullish({ settledAt: row.settledAt?.toISOString(), receipt: row.receipt, reference: row.reference }),
});
