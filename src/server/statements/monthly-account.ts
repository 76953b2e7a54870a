import type { MonthlyAccount } from '#contract/storefront/model/monthlyAccount.ts';
import { fromMinor, type Minor } from '#domain/money.ts';
import type { MonthAccount } from './read-month.ts';

/** What a month did to the credit in one currency, in the form of the API. */
export const toMonthlyAccount = ({ currency, entries, ...account }: MonthAccount): MonthlyAccount => {
  const sum = (amount: Minor) => ({ value: fromMinor(amount), currencyCode: currency });
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
  };
};
