// What VIES says about the VAT number of a reseller, and when it is asked (decision 129).
import { isNoVatNumber, vatOf } from '#domain/vat.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import type { VatCheck, VatRegister } from '../gateways/index.ts';

/** An answer is evidence for the payments of a day. */
const FRESH_MS = 24 * 60 * 60_000;

/** Where numbers are checked. Without a register they count by their form alone. */
type VatDeps = { db: Database; vatRegister?: VatRegister | undefined };

export type BilledRow = {
  country: string | null;
  postalCode: string;
  taxId: string;
  vatCheck: VatCheck | null;
  /** The country of the seller. */
  home: string | null;
};

/** What decides on the VAT of the reseller, of the row `reseller`. */
export const billedColumns = (tx: TransactionSql) => tx`
  country, postal_code, tax_id, vat_check,
  (select details->>'country' from seller order by since desc limit 1) as home`;

const findBilled = async (tx: TransactionSql): Promise<BilledRow> => {
  const [row] = await tx<BilledRow[]>`select ${billedColumns(tx)} from reseller where reseller_id = current_reseller()`;
  return orNotFound(row);
};

/** The VAT number that saves the tax; undefined where none does. */
const countingNumber = ({ country, home, ...party }: Omit<BilledRow, 'vatCheck'>): string | undefined => {
  if (country === null) return undefined;
  const { basis } = vatOf({ ...party, country }, home ?? undefined);
  return basis.kind === 'REVERSE_CHARGE' ? basis.number : undefined;
};

const isFresh = (known: VatCheck | null, number: string): boolean =>
  known?.number === number && known.outcome === 'valid' && Date.now() - Date.parse(known.at) < FRESH_MS;

/**
 * Asks the register about the number of this account where it counts and no fresh answer is known, and keeps the answer. Outside
 * of any transaction, because the call may take as long as its time limit.
 */
export const refreshVatCheck = async ({ db, vatRegister }: VatDeps, resellerId: string): Promise<void> => {
  if (!vatRegister) return;
  const billed = await db.forReseller(resellerId, findBilled);
  const number = countingNumber(billed);
  if (number === undefined || isFresh(billed.vatCheck, number)) return;
  const check = await vatRegister.check(number);
  // What is known of a number is worth more than that nothing could be learnt now.
  const known = billed.vatCheck?.number === number && billed.vatCheck.outcome !== 'unanswered';
  if (known && check.outcome === 'unanswered') return;
  await db.forReseller(
    resellerId,
    (tx) => tx`update reseller set vat_check = ${tx.json(check)} where reseller_id = current_reseller()`,
  );
};

/** Why a tax id changes nothing, for people to read at its field. */
export const taxIdNoteOf = ({ vatCheck, ...billed }: BilledRow): 'NOT_A_VAT_NUMBER' | 'UNKNOWN_TO_VIES' | null => {
  const { country, postalCode, taxId } = billed;
  if (country !== null && isNoVatNumber({ country, postalCode, taxId })) return 'NOT_A_VAT_NUMBER';
  const isUnknown = vatCheck?.outcome === 'invalid' && vatCheck.number === countingNumber(billed);
  return isUnknown ? 'UNKNOWN_TO_VIES' : null;
};
