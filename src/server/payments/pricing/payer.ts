import { type VatBasis, vatOf } from '#domain/vat.ts';
import { Problem } from '../../core/problem.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { VatCheck } from '../../gateways/index.ts';
import { type BilledRow, billedColumns } from '../vat/vat-check.ts';

/** The payer's currency, and the tax rate by the billing address. */
export type Payer = {
  resellerId: string;
  currency: string;
  vatBps: number;
  vatBasis: VatBasis;
  /** What is known of the number of a reverse charge. */
  vatCheck: VatCheck | null;
};

type PayerRow = BilledRow & { currency: string };

/** A number that VIES does not know saves no tax. */
const taxOf = ({ country, home, vatChecks, ...party }: BilledRow & { country: string }) => {
  const number = { ...party, country };
  const { rateBps, basis } = vatOf(number, home ?? undefined);
  const vatCheck = basis.kind === 'REVERSE_CHARGE' ? (vatChecks[basis.number] ?? null) : null;
  if (vatCheck?.outcome !== 'invalid') return { vatBps: rateBps, vatBasis: basis, vatCheck };
  const charged = vatOf({ ...number, taxId: '' }, home ?? undefined);
  return { vatBps: charged.rateBps, vatBasis: charged.basis, vatCheck };
};

/** Throws a Problem with status 412 while the billing address has no country: without it the tax rate is unknown. */
export const findPayer = async (tx: TransactionSql, resellerId: string): Promise<Payer> => {
  const [row] = await tx<PayerRow[]>`
    select currency, ${billedColumns(tx)} from reseller where reseller_id = ${resellerId}`;
  const { currency, country, ...billed } = orNotFound(row);
  if (country === null) {
    throw new Problem('country_missing', 'Please set up your billing address first.');
  }
  return { resellerId, currency, ...taxOf({ ...billed, country }) };
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
