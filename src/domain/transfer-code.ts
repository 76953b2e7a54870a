import { fromMinor, type Minor } from './money.ts';

/** What a transfer needs. */
type Transfer = {
  holder: string;
  iban: string;
  /** Unknown for many accounts. */
  bic?: string | undefined;
  amount: Minor;
  currency: string;
  /** A creditor reference (ISO 11649). */
  reference: string;
};

const CURRENCY = 'EUR';

/**
 * The text of the QR code that fills in a transfer (EPC069-12, version 2); undefined for currencies other than the
 * euro, which it does not support.
 */
export const transferCode = ({ holder, iban, bic = '', amount, currency, reference }: Transfer): string | undefined =>
  currency === CURRENCY
    ? ['BCD', '002', '1', 'SCT', bic, holder, iban, `${CURRENCY}${fromMinor(amount).toFixed(2)}`, '', reference].join(
        '\n',
      )
    : undefined;
