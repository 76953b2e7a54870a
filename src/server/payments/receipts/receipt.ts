// The content of an invoice, which the calls name a receipt: the payment, and the payer's data from the account when it was settled.
import type { PackageFacts } from '#contract/storefront/model/packageFacts.ts';
import type { Minor } from '#domain/money.ts';
import type { VatBasis } from '#domain/vat.ts';
import type { VatConversion } from '#domain/vat-conversion.ts';
import type { Seller } from '../../core/seller.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';

export type Recipient = {
  firstName: string;
  lastName: string;
  companyName: string;
  taxId: string;
  addressLine1: string;
  addressLine2: string;
  addressLine3: string;
  postalCode: string;
  townOrDistrict: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/** Name and package are null for credit. */
export type ReceiptLine = { name: string | null; dataPackage: PackageFacts | null; amount: number; total: Minor };

export type Receipt = {
  /** Unique in the store; consecutive in the reseller's own series. */
  number: string;
  issuedAt: Date;
  /** Null in what was issued before sellers were kept. */
  seller: Seller | null;
  recipient: Recipient;
  methodName: string;
  currency: string;
  discountBps: number;
  discount: Minor;
  vatBps: number;
  /** Null in what was issued before it was kept. */
  vatBasis: VatBasis | null;
  /** The rates when the payment was settled. Null where nothing is converted. */
  vatConversion: VatConversion | null;
  vat: Minor;
  total: Minor;
  lines: ReceiptLine[];
};

/** The address of the receipt of a settled payment. */
export const receiptUrl = (publicUrl: string, paymentId: string): string =>
  `${publicUrl}/client-api/payments/history/${paymentId}/receipt`;

/** The content of a payment's receipt; 404 while the payment is not settled. */
export const findReceipt = async (tx: TransactionSql, paymentId: string): Promise<Receipt> => {
  const [row] = await tx<Receipt[]>`
    select receipt.number, receipt.issued_at, receipt.seller, receipt.recipient, payment.method_name, payment.currency,
      payment.discount_bps, payment.discount, payment.vat_bps, payment.vat_basis, payment.vat_conversion,
      payment.vat, payment.total,
      (select jsonb_agg(to_jsonb(line) order by line.name, line.id)
        from (select id, name, amount, total,
            (select package_facts(product) from product where product.id = product_id) as "dataPackage"
          from payment_line where payment_id = payment.id) line) as lines
    from receipt join payment on payment.id = receipt.payment_id
    where receipt.reseller_id = current_reseller() and receipt.payment_id = ${paymentId}`;
  return orNotFound(row);
};
