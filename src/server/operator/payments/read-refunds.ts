import type { Payment } from '#contract/operator/model/payment.ts';
import type { Refund } from '#contract/operator/model/refund.ts';
import type { Minor } from '#domain/money.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Sql } from '../../db/connect.ts';
import { toSum } from '../operators/index.ts';
import type { OperatorPaymentDeps } from './deps.ts';

const REFUNDS_MAX = 200;

type Row = Pick<Refund, 'id' | 'state' | 'reason' | 'enteredBy'> & {
  amount: Minor;
  currency: string;
  enteredAt: Date;
  settledBy: string | null;
  endedAt: Date | null;
  reference: string | null;
  message: string | null;
  creditNote: string | null;
};

/** Whether the provider or an operator gives payments of this method back. */
export const refundWayOf = (
  { gateways }: Pick<OperatorPaymentDeps, 'gateways'>,
  methodId: string,
): Payment['refundWay'] => (gateways.find(methodId)?.refund ? 'PROVIDER' : 'BY_HAND');

const toRefund = ({
  amount,
  currency,
  enteredAt,
  settledBy,
  endedAt,
  reference,
  message,
  creditNote,
  ...row
}: Row): Refund => ({
  ...row,
  amount: toSum(amount, currency),
  enteredAt: enteredAt.toISOString(),
  ...omitNullish({ settledBy, endedAt: endedAt?.toISOString(), reference, message, creditNote }),
});

/** The refunds of a payment by operators, oldest first. */
export const readRefunds = async (sql: Sql, paymentId: string): Promise<Refund[]> => {
  const rows = await sql<Row[]>`
    select c.id, case c.state when 'BOOKED' then refund.state else c.state end as state, -c.amount as amount, c.currency,
      c.note as reason, o.email as entered_by, c.created_at as entered_at, s.email as settled_by, refund.ended_at,
      refund.reference, refund.message, note.number as credit_note
    from payment_refund refund
    join credit_adjustment c on c.id = refund.id
    join operator o on o.id = c.operator_id
    left join operator s on s.id = c.settled_by
    left join credit_note note on note.refund_id = refund.id
    where refund.payment_id = ${paymentId}
    order by c.created_at desc, c.id limit ${REFUNDS_MAX}`;
  return rows.map(toRefund).toReversed();
};
