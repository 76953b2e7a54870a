// Refunds by the reference provider.
import type { Minor } from '#domain/money.ts';
import type { Sql, TransactionSql } from '../../../db/connect.ts';
import type { RefundOrder, RefundOutcome } from '../gateway.ts';

type Paid = { amount: Minor; takesRefunds: boolean };

/** What was paid by this payment, on the page or with a card. Its refunds wait for each other. */
const findPaid = async (tx: TransactionSql, id: string): Promise<Paid | undefined> => {
  const [paid] = await tx<Paid[]>`
    select amount, method_name <> 'Crypto' as takes_refunds from reference_payment
    where id = ${id} and state = 'PAID' for no key update`;
  if (paid) return paid;
  const [charged] = await tx<Paid[]>`
    select amount, true as takes_refunds from reference_charge where id = ${id} and message is null for no key update`;
  return charged;
};

/** Crypto payments are never refunded, so that a refusal can be tried out. */
const refusalOf = (paid: Paid | undefined, refunded: Minor, { amount }: RefundOrder): string | null => {
  if (!paid || refunded + amount > paid.amount) return 'There is not that much to refund.';
  return paid.takesRefunds ? null : 'Payments by crypto cannot be refunded.';
};

/** Refunds once for each id, and returns the outcome. */
export const refund = (sql: Sql, order: RefundOrder): Promise<RefundOutcome> =>
  sql.begin(async (tx) => {
    const { id, amount, payment } = order;
    const paid = await findPaid(tx, payment.id);
    const [{ refunded }] = await tx<[{ refunded: Minor }]>`
      select coalesce(sum(amount), 0)::bigint as refunded from reference_refund
      where payment_id = ${payment.id} and message is null`;
    await tx`
      insert into reference_refund (id, payment_id, amount, message)
      values (${id}, ${payment.id}, ${amount}, ${refusalOf(paid, refunded, order)})
      on conflict (id) do nothing`;
    const [made] = await tx<{ message: string | null }[]>`select message from reference_refund where id = ${id}`;
    const message = made?.message ?? null;
    return message === null ? { outcome: 'SUCCESS', reference: id } : { outcome: 'FAILURE', message };
  });
