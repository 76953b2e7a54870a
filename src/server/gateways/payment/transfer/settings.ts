// The settings of bank transfers, from the environment that config.ts has read.
import { z } from 'zod';
import { compact, isBic, isIban } from '#domain/iban.ts';
import { line, wholeNumber } from '../../../core/setting-forms.ts';

/** The bank account that transfers go to, and what follows from it. */
export type BankTransferSettings = {
  holder: string;
  iban: string;
  bic?: string;
  /** The currencies that the account takes. */
  currencies: readonly string[];
  /** How long the store waits for the money. */
  days: number;
};

/** The form of each setting. The description of a fault follows the name of the setting. */
export const transferForms = {
  iban: z.string().transform(compact).refine(isIban, { error: 'is no IBAN: check its length and each character' }),
  /** The length that the QR code of a transfer allows. */
  holder: line(70),
  bic: z.string().transform(compact).refine(isBic, { error: 'must have 8 or 11 characters, such as COBADEFF370' }),
  currencies: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}(?:\s+[A-Z]{3})*$/, {
      error: 'must be codes of currencies with blanks between them, such as EUR USD',
    })
    .transform((codes) => codes.split(/\s+/)),
  /** Reconciliation reports a payment that is pending for longer than 32 days. */
  days: wholeNumber(1, 30),
};

type Given = {
  BANK_TRANSFER_IBAN?: string | undefined;
  BANK_TRANSFER_HOLDER?: string | undefined;
  BANK_TRANSFER_BIC?: string | undefined;
  BANK_TRANSFER_CURRENCIES?: readonly string[] | undefined;
  BANK_TRANSFER_DAYS?: number | undefined;
};

/** Fails with a readable message where only some of them are set. */
export const transferSettingsOf = (given: Given): { bankTransfer?: BankTransferSettings } => {
  const { BANK_TRANSFER_IBAN: iban, BANK_TRANSFER_HOLDER: holder, BANK_TRANSFER_BIC: bic } = given;
  const { BANK_TRANSFER_CURRENCIES: currencies, BANK_TRANSFER_DAYS: days } = given;
  if (iban === undefined || holder === undefined) {
    if ((iban ?? holder ?? bic ?? currencies ?? days) === undefined) return {};
    throw new Error('Bank transfers need BANK_TRANSFER_IBAN and BANK_TRANSFER_HOLDER: set both, or none');
  }
  const account = { holder, iban, ...(bic !== undefined && { bic }) };
  return { bankTransfer: { ...account, currencies: currencies ?? ['EUR'], days: days ?? 14 } };
};
