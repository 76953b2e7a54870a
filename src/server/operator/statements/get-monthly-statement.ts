import type { MonthlyStatement } from '#contract/operator/model/monthlyStatement.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { readMonth, type StatementDeps, toMonthlyAccount } from '../../statements/index.ts';

/** The credit of a reseller before and after a month. */
export const getMonthlyStatement = async (
  { db: { system } }: StatementDeps,
  _caller: OperatorCaller,
  { params }: Input<'getMonthlyStatement'>,
): Promise<MonthlyStatement> => {
  const { month } = params;
  const scope = { resellerId: requireId(params.id), month, zone: 'UTC' };
  const { firstMonth, accounts } = await readMonth(system, scope);
  return {
    month,
    firstMonth,
    accounts: accounts.map((account) => Object.assign(toMonthlyAccount(account), { hash: account.hash })),
  };
};
