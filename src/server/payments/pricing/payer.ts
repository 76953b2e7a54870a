import { vatRate } from '#domain/vat.ts';
import { Problem } from '../../core/problem.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';

/** The payer's currency, and the tax rate by the billing address. */
export type Payer = { resellerId: string; currency: string; vatBps: number };

type PayerRow = { currency: string; country: string | null; taxId: string };

/** Throws a Problem with status 412 while the billing address has no country: without it the tax rate is unknown. */
export const findPayer = async (tx: TransactionSql, resellerId: string): Promise<Payer> => {
  const [row] = await tx<PayerRow[]>`
    select currency, country, tax_id from reseller where reseller_id = ${resellerId}`;
  const { currency, country, taxId } = orNotFound(row);
  if (country === null) {
    throw new Problem('country_missing', 'Please set up your billing address first.');
  }
  return { resellerId, currency, vatBps: vatRate({ country, taxId }) };
};

/**
 * Keeps the currency of the reseller until the transaction ends: a switch waits for it. Taken before other locks, and
 * exclusive, because a stream of shared locks could block a switch for ever.
 */
export const holdCurrency = async (tx: TransactionSql, resellerId: string): Promise<string> => {
  const [row] = await tx<{ currency: string }[]>`
    select currency from reseller where reseller_id = ${resellerId} for no key update`;
  return orNotFound(row).currency;
};
