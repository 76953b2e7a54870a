// What VIES says about the VAT number of a reseller, and when it is asked (decision 129).
import { taxIdFault, type TaxIdFault, vatOf } from '#domain/vat.ts';
import type { Database, TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { VatCheck, VatRegister } from '../../gateways/index.ts';

/** An answer is evidence for the payments of a day. */
const FRESH_MS = 24 * 60 * 60_000;
/** More than an account has in good faith: a "no" is not forgotten by saving another number. */
const NUMBERS_KEPT = 50;

/** Where numbers are checked. Without a register they count by their form alone. */
type VatDeps = { db: Database; vatRegister?: VatRegister | undefined };

export type BilledRow = {
  country: string | null;
  postalCode: string;
  townOrDistrict: string;
  taxId: string;
  /** What VIES said about each number that the account has had, by the number. */
  vatChecks: Readonly<Record<string, VatCheck>>;
  /** The country of the seller. */
  home: string | null;
};

/** What decides on the VAT of the reseller, of the row `reseller`. */
export const billedColumns = (tx: TransactionSql) => tx`
  country, postal_code, town_or_district, tax_id, vat_checks,
  (select details->>'country' from seller order by since desc limit 1) as home`;

const findBilled = async (tx: TransactionSql): Promise<BilledRow> => {
  const [row] = await tx<BilledRow[]>`select ${billedColumns(tx)} from reseller where reseller_id = current_reseller()`;
  return orNotFound(row);
};

/** The VAT number that saves the tax; undefined where none does. */
const countingNumber = ({ country, home, ...party }: Omit<BilledRow, 'vatChecks'>): string | undefined => {
  if (country === null) return undefined;
  const { basis } = vatOf({ ...party, country }, home ?? undefined);
  return basis.kind === 'REVERSE_CHARGE' ? basis.number : undefined;
};

const isFresh = (known: VatCheck | undefined): boolean =>
  known?.outcome === 'valid' && Date.now() - Date.parse(known.at) < FRESH_MS;

/** Keeps an answer among those about the newest numbers. What is known of a number is worth more than that nothing could be learnt. */
const keepCheck = async (tx: TransactionSql, check: VatCheck): Promise<void> => {
  const { number, outcome } = check;
  await tx`
    update reseller set vat_checks = (
      select jsonb_object_agg(key, value) from (
        select key, value from jsonb_each(vat_checks || jsonb_build_object(${number}::text, ${tx.json(check)}::jsonb))
        order by value ->> 'at' desc limit ${NUMBERS_KEPT}) newest)
    where reseller_id = current_reseller()
      and (${outcome} <> 'unanswered' or coalesce(vat_checks -> ${number} ->> 'outcome', 'unanswered') = 'unanswered')`;
};

/**
 * Asks the register about the number of this account where it counts and no fresh answer is known, and keeps the answer. Outside
 * of any transaction, because the call may take as long as its time limit.
 */
export const refreshVatCheck = async ({ db, vatRegister }: VatDeps, resellerId: string): Promise<void> => {
  if (!vatRegister) return;
  const billed = await db.forReseller(resellerId, findBilled);
  const number = countingNumber(billed);
  if (number === undefined || isFresh(billed.vatChecks[number])) return;
  const check = await vatRegister.check(number);
  await db.forReseller(resellerId, (tx) => keepCheck(tx, check));
};

/** Why a tax id changes nothing, for people to read at its field. */
export const taxIdNoteOf = ({ vatChecks, ...billed }: BilledRow): TaxIdFault | 'UNKNOWN_TO_VIES' | null => {
  const { country, ...party } = billed;
  const fault = country === null ? undefined : taxIdFault({ ...party, country });
  if (fault) return fault;
  const number = countingNumber(billed);
  return number !== undefined && vatChecks[number]?.outcome === 'invalid' ? 'UNKNOWN_TO_VIES' : null;
};
