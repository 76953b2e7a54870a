import type { MonthlyAccount } from '#contract/operator/model/monthlyAccount.ts';
import type { MonthlyStatement } from '#contract/operator/model/monthlyStatement.ts';
import type { Minor } from '#domain/money.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { toSum } from '../operators/index.ts';
import type { StatementDeps } from './deps.ts';
import { type MonthAccount, readMonth } from './read-month.ts';

const toAccount = ({ currency, entries, hash, ...account }: MonthAccount): MonthlyAccount => {
  const sum = (amount: Minor) => toSum(amount, currency);
  return {
    opening: sum(account.opening),
    topUps: sum(account.topUps),
    takenBack: sum(account.takenBack),
    sales: sum(account.sales),
    refunds: sum(account.refunds),
    adjustments: sum(account.adjustments),
    bonus: sum(account.bonus),
    closing: sum(account.closing),
    entries,
    ...omitNullish({ hash }),
  };
};

/** The credit of a reseller before and after a month. */
export const getMonthlyStatement = async (
  { db: { system } }: StatementDeps,
  _caller: OperatorCaller,
  { params }: Input<'getMonthlyStatement'>,
): Promise<MonthlyStatement> => {
  const { month } = params;
  const { firstMonth, accounts } = await readMonth(system, { resellerId: requireId(params.id), month });
  return { month, firstMonth, accounts: accounts.map(toAccount) };
};
