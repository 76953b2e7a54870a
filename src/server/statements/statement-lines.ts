// What a file says of a change of the credit, whatever its form.
import type { Language } from '#domain/languages.ts';
import type { Minor } from '#domain/money.ts';
import { packageName } from '#domain/package-name.ts';
import type { SoldEntryRow } from './read-entries.ts';
import type { MonthAccount } from './read-month.ts';
import { statementTexts } from './texts.ts';

type Reader = { language: Language; audience: 'operator' | 'reseller' };

type Line = {
  /** What the change was for: the package in the language of the reader, or the note of an operator for operators. */
  what: string;
  /** The number of the sale, and who bought, for its reseller. */
  saleNumber: string;
  customer: string;
  /** The credit after it. */
  balance: Minor;
};

/** Takes the changes of a month in order, oldest first: each states the credit after it. */
export const linesOf = (
  { language, audience }: Reader,
  accounts: readonly MonthAccount[],
): ((row: SoldEntryRow) => Line) => {
  const balances = new Map(accounts.map(({ currency, opening }) => [currency, opening]));
  const { erased, guest } = statementTexts[language];
  return ({ amount, currency, name, dataPackage, note, saleNumber, customerEmail, customerErasedAt }) => {
    const balance = (balances.get(currency) ?? 0) + amount;
    balances.set(currency, balance);
    const sold = name !== null && dataPackage !== null ? packageName({ ...dataPackage, name }, language) : name;
    const isSale = saleNumber !== undefined && saleNumber !== null;
    const buyer = customerErasedAt ? erased : (customerEmail ?? guest);
    return {
      what: sold ?? (audience === 'operator' ? (note ?? '') : ''),
      saleNumber: isSale ? String(saleNumber) : '',
      customer: isSale ? buyer : '',
      balance,
    };
  };
};
