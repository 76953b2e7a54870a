import type { Minor } from '#domain/money.ts';
import type { MonthAccount } from './read-month.ts';
import type { DrawnChange } from './statement-document.ts';

type Opening = Pick<MonthAccount, 'currency' | 'opening'>;

/** The changes of a month with one line for each day, cause and currency, and the credit after it. */
export const sumDays = (changes: readonly DrawnChange[], accounts: readonly Opening[]): DrawnChange[] => {
  const balances = new Map<string, Minor>(accounts.map(({ currency, opening }) => [currency, opening]));
  const days = Map.groupBy(changes, ({ at, cause, currency }) => [at.split(' ')[0], cause, currency].join(' '));
  return [...days.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const amount = others.reduce((sum, other) => sum + other.amount, first.amount);
    const balance = (balances.get(first.currency) ?? 0) + amount;
    balances.set(first.currency, balance);
    return [
      {
        ...first,
        at: first.at.split(' ')[0] ?? '',
        what: '',
        saleNumber: '',
        customer: '',
        invoice: null,
        count: 1 + others.length,
        amount,
        balance,
      },
    ];
  });
};
