import type { Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { isOwnAccount } from './is-own-account.ts';

type Money = { resellerId: string; amount: Minor; currency: string };

/**
 * Whether another operator has to confirm it: always in the operator's own account, otherwise when it exceeds what an
 * operator books alone for a reseller in a day. Adjustments of the credit, refunds, transfers and orders that were
 * given up count together, so that a large amount cannot be booked in small parts.
 *
 * @param limit In US cents.
 */
export const needsAnother = async (
  tx: TransactionSql,
  operator: Pick<OperatorCaller, 'operatorId'>,
  { resellerId, amount, currency }: Money,
  limit: Minor,
): Promise<boolean> => {
  if (await isOwnAccount(tx, operator, resellerId)) return true;
  const { operatorId } = operator;
  const [row] = await tx<[{ total: Minor }]>`
    select in_dollars(${Math.abs(amount)}, ${currency}) + coalesce(sum(in_dollars(abs(amount), currency)), 0)::bigint as total
    from (
      select amount, currency from credit_adjustment
      where reseller_id = ${resellerId} and operator_id = ${operatorId} and state = 'BOOKED' and settled_by is null
        and created_at > now() - interval '1 day'
      union all
      select t.amount, p.currency from bank_transfer t join payment p on p.id = t.payment_id
      where t.reseller_id = ${resellerId} and t.entered_by = ${operatorId} and t.confirmed_by is null
        and t.booked_at > now() - interval '1 day'
      union all
      select amount, currency from order_give_up
      where reseller_id = ${resellerId} and operator_id = ${operatorId} and confirmed_by is null
        and refunded_at > now() - interval '1 day') booked`;
  return row.total > limit;
};
