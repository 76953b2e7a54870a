import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Minor } from '#domain/money.ts';
import { TRANSFER_METHOD_ID } from '#domain/payment-method.ts';
import type { Sql } from '../../../db/connect.ts';
import { toSum } from '../../operators/index.ts';
import { ITEMS_MAX, toItem } from './item.ts';

/** A charge of a card takes seconds. A page is open for less than a day, and its outcome is known then. */
const CHARGE_TAKES = '10 minutes';
const PAGE_TAKES = '1 day';
const REFUND_TAKES = '10 minutes';

type Row = {
  id: string;
  since: Date;
  resellerId: string;
  email: string;
  /** The name of the method, or of the operator. */
  name: string;
  total: Minor;
  currency: string;
};

const toFound = ({ id, since, resellerId, email, name, total, currency }: Row) => ({
  reference: id,
  since,
  reseller: { id: resellerId, email },
  facts: { name, amount: toSum(total, currency) },
});

/** Payments whose outcome the provider should have reported. Operators report that of transfers. */
export const findOpenPayments = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select p.id, p.created_at as since, p.reseller_id, r.email, p.method_name as name, p.total, p.currency
    from payment p join reseller r on r.reseller_id = p.reseller_id
    where p.status = 'PENDING' and p.method_id <> ${TRANSFER_METHOD_ID}
      and p.created_at < now() - ${CHARGE_TAKES}::interval
      and (p.automatic or p.created_at < now() - ${PAGE_TAKES}::interval)
    order by p.created_at limit ${ITEMS_MAX}`;
  return rows.map((row) => toItem('PAYMENT', toFound(row)));
};

/** Payments that stay open because the provider reported an amount other than the price. */
export const findOtherAmounts = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<(Row & { reported: Minor; reportedCurrency: string })[]>`
    select p.id, t.since, p.reseller_id, r.email, p.method_name as name, p.total, p.currency, t.reported, t.reported_currency
    from (
      select distinct on (payment_id) payment_id, created_at as since, amount as reported, currency as reported_currency
      from payment_report where refusal = 'another_amount' order by payment_id, id desc) t
      join payment p on p.id = t.payment_id join reseller r on r.reseller_id = p.reseller_id
    where p.status = 'PENDING'
    order by t.since limit ${ITEMS_MAX}`;
  return rows.map(({ reported, reportedCurrency, ...row }) => {
    const found = toFound(row);
    const facts = { ...found.facts, reported: toSum(reported, reportedCurrency) };
    return toItem('OTHER_AMOUNT', { ...found, facts });
  });
};

/** Transfers that wait for a second operator. */
export const findWaitingTransfers = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    select p.id, t.entered_at as since, p.reseller_id, r.email, o.email as name, t.amount as total, p.currency
    from bank_transfer t
    join payment p on p.id = t.payment_id
    join reseller r on r.reseller_id = t.reseller_id
    join operator o on o.id = t.entered_by
    where t.entered_at is not null and t.booked_at is null
    order by t.entered_at limit ${ITEMS_MAX}`;
  return rows.map((row) => toItem('TRANSFER', toFound(row)));
};

/** Payments with refunds whose outcome the provider has not reported. */
export const findOpenRefunds = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<(Row & { next: Date })[]>`
    select p.id, t.since, p.reseller_id, r.email, p.method_name as name, t.total, p.currency, t.next
    from (
      select refund.payment_id, min(refund.begun_at) as since, min(refund.due_at) as next, -sum(c.amount)::bigint as total
      from payment_refund refund join credit_adjustment c on c.id = refund.id
      where refund.due_at is not null and refund.begun_at < now() - ${REFUND_TAKES}::interval
      group by refund.payment_id) t
    join payment p on p.id = t.payment_id
    join reseller r on r.reseller_id = p.reseller_id
    order by t.since limit ${ITEMS_MAX}`;
  return rows.map(({ next, ...row }) => {
    const found = toFound(row);
    return toItem('REFUND', { ...found, facts: { ...found.facts, next: next.toISOString() } });
  });
};
