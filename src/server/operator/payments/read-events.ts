// What happened to a payment, read from each place that records it.
import type { PaymentEvent } from '#contract/operator/model/paymentEvent.ts';
import type { Minor } from '#domain/money.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Sql } from '../../db/connect.ts';
import { toSum } from '../operators/index.ts';

const REPORTS_MAX = 200;

type Row = {
  kind: PaymentEvent['kind'];
  at: Date;
  amount: Minor;
  currency: string;
  by: string | null;
  reference: string | null;
  message: string | null;
  refusal: string | null;
  times: number | null;
};

const toEvent = ({ at, amount, currency, ...row }: Row): PaymentEvent => ({
  kind: row.kind,
  at: at.toISOString(),
  amount: toSum(amount, currency),
  ...omitNullish({
    by: row.by,
    reference: row.reference,
    message: row.message,
    refusal: row.refusal,
    times: row.times,
  }),
});

/** Oldest first. At the same moment, submitting comes first and booking last. */
export const readEvents = async (sql: Sql, id: string): Promise<PaymentEvent[]> => {
  const rows = await sql<Row[]>`
    select kind, at, amount, currency, by, reference, message, refusal, times from (
      select 0 as step, 'SUBMITTED' as kind, created_at as at, total as amount, currency, null as by, null as reference,
        null as message, null as refusal, null::integer as times
      from payment where id = ${id}
      union all
      (select 1, kind, created_at, amount, currency, null, provider_reference, message, refusal, times
        from payment_report where payment_id = ${id} order by id desc limit ${REPORTS_MAX})
      union all
      select 1, 'ENTERED', t.entered_at, t.amount, p.currency, o.email, null, null, null, null
      from bank_transfer t join payment p on p.id = t.payment_id join operator o on o.id = t.entered_by
      where t.payment_id = ${id}
      union all
      select 2, 'BOOKED', t.booked_at, t.amount, p.currency, o.email, null, null, null, null
      from bank_transfer t join payment p on p.id = t.payment_id
        join operator o on o.id = coalesce(t.confirmed_by, t.entered_by)
      where t.payment_id = ${id} and t.booked_at is not null
      union all
      -- Its end, where no report of a provider and no transfer tells of it: paid from a balance, not begun, withdrawn.
      select 2, case p.status when 'SUCCESS' then 'BOOKED' else case when p.cancelled then 'CANCELLED' else 'FAILURE' end end,
        p.settled_at, p.total, p.currency, null, null, p.message, null, null
      from payment p
      where p.id = ${id} and p.status <> 'PENDING' and p.settled_at is not null
        and not exists (select from payment_report r where r.payment_id = p.id and r.refusal is null
          and r.kind in ('SUCCESS', 'FAILURE', 'CANCELLED'))
        and not exists (select from bank_transfer t where t.payment_id = p.id and t.booked_at is not null)
      union all
      select 2, case when v.amount > 0 then 'TAKEN_BACK' else 'GIVEN_BACK' end, v.created_at, abs(v.amount), p.currency, null,
        v.provider_reference, null, null, null
      from payment_reversal v join payment p on p.id = v.payment_id
      where v.payment_id = ${id}
      union all
      select happened.step, happened.kind, happened.at, -c.amount, c.currency, happened.by, happened.reference,
        happened.message, null, null
      from payment_refund f
      join credit_adjustment c on c.id = f.id
      join operator o on o.id = c.operator_id
      left join operator s on s.id = c.settled_by
      cross join lateral (values
        (1, 'REFUND_ENTERED', c.created_at, o.email, null, c.note),
        (1, 'REFUND_CONFIRMED', case when c.settled_by is not null then f.begun_at end, s.email, null, null),
        (3, case f.state when 'REFUNDED' then 'REFUNDED' else 'REFUND_REFUSED' end, f.ended_at, null, f.reference, f.message)
      ) happened (step, kind, at, by, reference, message)
      where f.payment_id = ${id} and happened.at is not null) events
    order by at, step`;
  return rows.map(toEvent);
};
