import type { Currencies } from '#contract/storefront/model/currencies.ts';
import { topUpMinimum } from '#domain/top-up.ts';
import { Problem } from '../../core/problem.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';

export type Currency = Currencies[number];

/** A currency as it is read from the database. */
export const columns = (tx: TransactionSql) => tx`
  currency.code, currency.name, currency.minimum_top_up_amount, currency.minimum_top_up_threshold`;

/** The currency that the reseller's credit is held in. */
export const findOwnCurrency = async (tx: TransactionSql, resellerId: string): Promise<Currency> => {
  const [currency] = await tx<Currency[]>`
    select ${columns(tx)} from currency join reseller on reseller.currency = currency.code
    where reseller.reseller_id = ${resellerId}`;
  return orNotFound(currency);
};

/** Refuses an amount, in whole units, below the currency's minimum. */
export const requireMinimum = (field: string, amount: number, minimum: number, { code }: Currency): void => {
  if (amount >= minimum) return;
  const limit = `${minimum} ${code}`;
  const message = `The entered value is below the minimum of ${limit}.`;
  throw Problem.badRequest(message, [{ field, code: 'below_minimum', message, values: { limit } }]);
};

/** Refuses a top-up below the minimum of the reseller's currency. */
export const requireTopUpAmount = async (tx: TransactionSql, resellerId: string, amount: number): Promise<void> => {
  const currency = await findOwnCurrency(tx, resellerId);
  requireMinimum('body.cart.0.amount', amount, topUpMinimum(currency), currency);
};
