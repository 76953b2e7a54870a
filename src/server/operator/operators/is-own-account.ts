import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import type { TransactionSql } from '../../db/connect.ts';

/**
 * Whether a reseller is the operator's own account. Nobody changes money of their own account alone, however little it
 * is: otherwise only the person who gains by it would have looked at it (M8, decision 59).
 */
export const isOwnAccount = async (
  tx: TransactionSql,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  resellerId: string,
): Promise<boolean> => {
  const [own] = await tx`
    select from operator join reseller using (issuer, subject)
    where operator.id = ${operatorId} and reseller.reseller_id = ${resellerId}`;
  return own !== undefined;
};

/** Throws a 409 for the operator's own account: only another operator can change what an operator decided about it. */
export const refuseOwnAccount = async (
  tx: TransactionSql,
  operator: Pick<OperatorCaller, 'operatorId'>,
  resellerId: string,
): Promise<void> => {
  if (!(await isOwnAccount(tx, operator, resellerId))) return;
  throw new Problem('own_account', 'This is your own account: another operator has to do it.');
};
