import type { Transfer } from '#contract/operator/model/transfer.ts';
import type { Minor } from '#domain/money.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Queryable } from '../../db/connect.ts';
import { toSum } from '../operators/index.ts';

export type TransferRow = {
  resellerId: string;
  currency: string;
  status: string;
  total: Minor;
  reference: string;
  holder: string;
  iban: string;
  dueAt: Date;
  amount: Minor | null;
  /** In the form YYYY-MM-DD. */
  valueDate: string | null;
  note: string | null;
  enteredById: string | null;
  enteredBy: string | null;
  enteredAt: Date | null;
  confirmedBy: string | null;
  bookedAt: Date | null;
  creditPaymentId: string | null;
};

/** The transfer of a payment; undefined for a payment by another method. */
export const findTransfer = async (sql: Queryable, paymentId: string): Promise<TransferRow | undefined> => {
  const [row] = await sql<TransferRow[]>`
    select t.reseller_id, p.currency, p.status, p.total, t.reference, t.holder, t.iban, t.due_at, t.amount,
      t.value_date::text, t.note, t.entered_by as entered_by_id, e.email as entered_by, t.entered_at,
      c.email as confirmed_by, t.booked_at, t.credit_payment_id
    from bank_transfer t
    join payment p on p.id = t.payment_id
    left join operator e on e.id = t.entered_by
    left join operator c on c.id = t.confirmed_by
    where t.payment_id = ${paymentId}`;
  return row;
};

export const toTransfer = (row: TransferRow): Transfer => ({
  reference: row.reference,
  holder: row.holder,
  iban: row.iban,
  dueAt: row.dueAt.toISOString(),
  ...(row.amount !== null && { received: toSum(row.amount, row.currency) }),
  ...omitNullish({
    valueDate: row.valueDate,
    note: row.note,
    enteredBy: row.enteredBy,
    enteredAt: row.enteredAt?.toISOString(),
    confirmedBy: row.confirmedBy,
    bookedAt: row.bookedAt?.toISOString(),
    became: row.creditPaymentId,
  }),
});
