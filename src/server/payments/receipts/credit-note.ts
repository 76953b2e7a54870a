// The content of a credit note: what went back of a payment, to the recipient of its receipt.
import type { Minor } from '#domain/money.ts';
import type { VatBasis } from '#domain/vat.ts';
import type { VatConversion } from '#domain/vat-conversion.ts';
import type { Seller } from '../../core/seller.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { Recipient } from './receipt.ts';

export type CreditNote = {
  /** Unique in the store; consecutive in the reseller's own series. */
  number: string;
  issuedAt: Date;
  /** The number of the receipt that it refers to. */
  receipt: string;
  receiptIssuedAt: Date;
  /** Null in what was issued before sellers were kept. */
  seller: Seller | null;
  recipient: Recipient;
  methodName: string;
  /** The reference of the transfer back where an operator made it. */
  transfer: string | null;
  currency: string;
  vatBps: number;
  /** Null in what was issued before it was kept. */
  vatBasis: VatBasis | null;
  /** The rates of the invoice. Null where nothing is converted. */
  vatConversion: VatConversion | null;
  /** The tax contained in the amount. */
  vat: Minor;
  amount: Minor;
};

/** The content of a refund's credit note; 404 before the refund was made. */
export const findCreditNote = async (tx: TransactionSql, refundId: string): Promise<CreditNote> => {
  const [row] = await tx<CreditNote[]>`
    select note.number, note.issued_at, note.amount, note.vat, note.seller, receipt.number as receipt,
      receipt.issued_at as receipt_issued_at, receipt.recipient, payment.method_name, payment.currency,
      payment.vat_bps, payment.vat_basis, payment.vat_conversion,
      case when refund.by_hand then refund.reference end as transfer
    from credit_note note
    join payment_refund refund on refund.id = note.refund_id
    join receipt on receipt.payment_id = note.payment_id
    join payment on payment.id = note.payment_id
    where note.reseller_id = current_reseller() and note.refund_id = ${refundId}`;
  return orNotFound(row);
};
