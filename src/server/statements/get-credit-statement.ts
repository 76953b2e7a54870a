import type { CreditStatement } from '#contract/storefront/model/creditStatement.ts';
import type { Caller } from '../core/caller.ts';
import { zoneOf } from '../core/time-zone.ts';
import type { Input } from '../http/input.ts';
import type { StatementDeps } from './deps.ts';
import { toMonthlyAccount } from './monthly-account.ts';
import { readMonth } from './read-month.ts';

/** The credit before and after a month of the caller's time zone. */
export const getCreditStatement = async (
  { db }: StatementDeps,
  { resellerId }: Caller,
  { query: { month }, headers }: Input<'getCreditStatement'>,
): Promise<CreditStatement> => {
  const scope = { resellerId, month, zone: zoneOf(headers['Device-TimeZone']) };
  const { firstMonth, accounts } = await db.forReseller(resellerId, (tx) => readMonth(tx, scope));
  return { month, firstMonth, accounts: accounts.map(toMonthlyAccount) };
};
