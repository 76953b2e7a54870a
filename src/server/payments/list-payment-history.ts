import type { PackageFacts } from '#contract/storefront/model/packageFacts.ts';
import type { PaymentHistory } from '#contract/storefront/model/paymentHistory.ts';
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { type Minor, toMoney, toRate } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { type PagedBody, readPaged } from '../http/paged-body.ts';
import type { PaymentDeps } from './deps.ts';
import { receiptUrl } from './receipts/receipt.ts';

type Item = Purchase['items'][number];
type CreditNote = NonNullable<Purchase['creditNotes']>[number];

type LineRow = { id: string; name: string | null; dataPackage: PackageFacts | null; amount: number; total: Minor };

type CreditNoteRow = { id: string; number: string; issuedAt: string; amount: Minor; isVoid: boolean };

/** A payment as the query returns it. */
type PaymentRow = {
  id: string;
  status: PaymentStatus;
  currency: string;
  discountBps: number;
  discount: Minor;
  total: Minor;
  methodName: string;
  createdAt: Date;
  cancelled: boolean;
  paymentUrl: string | null;
  /** Null until it is settled. */
  receiptNumber: string | null;
  /** What came by bank transfer instead of the total. */
  received: Minor | null;
  /** What refunds and disputes took back. */
  takenBack: Minor;
  creditNotes: CreditNoteRow[] | null;
  lines: LineRow[];
};

/** The fields of a payment that are repeated in each of its lines. */
type Shared = { dateTime: string; receipt: { receiptUrl?: string } };

const toItem = (line: LineRow, { currency, status, methodName }: PaymentRow, { dateTime, receipt }: Shared): Item => ({
  id: line.id,
  dateTime,
  status,
  amount: line.amount,
  ...omitNullish({ dataPackageName: line.name, dataPackage: line.dataPackage }),
  paymentMethod: methodName,
  paymentType: line.name === null ? 'CREDIT' : 'ASSET',
  totalPackagePrices: [toMoney(line.total, currency)],
  ...receipt,
});

const toCreditNote =
  (currency: string) =>
  ({ id, number, issuedAt, amount, isVoid }: CreditNoteRow): CreditNote => ({
    id,
    number,
    dateTime: new Date(issuedAt).toISOString(),
    amount: toMoney(amount, currency),
    isVoid,
  });

const toPurchase = (row: PaymentRow, publicUrl: string): Purchase => {
  const { id, status, currency, discountBps, discount, total, cancelled, paymentUrl, receiptNumber, lines } = row;
  const { received, takenBack, creditNotes } = row;
  const isPending = status === 'PENDING';
  const date = row.createdAt.toISOString();
  const receipt = receiptNumber !== null ? { receiptUrl: receiptUrl(publicUrl, id) } : {};
  return {
    id,
    date,
    hasPending: isPending,
    isCancelled: cancelled,
    ...(received !== null && { received: toMoney(received, currency) }),
    ...(takenBack > 0 && { takenBack: toMoney(takenBack, currency) }),
    ...(creditNotes && { creditNotes: creditNotes.map(toCreditNote(currency)) }),
    ...(isPending && paymentUrl !== null && { paymentUrl }),
    items: lines.map((line) => toItem(line, row, { dateTime: date, receipt })),
    bulkDiscounts:
      discountBps > 0
        ? [{ dateTime: date, discountRate: toRate(discountBps), discountValues: [toMoney(discount, currency)] }]
        : [],
    totalPrices: [toMoney(total, currency)],
    ...receipt,
    ...(receiptNumber !== null && { receiptNumber }),
  };
};

const readVolume = async (tx: TransactionSql): Promise<number> => {
  const [{ volume }] = await tx<[{ volume: number }]>`
    select coalesce(sum(line.amount * product.size_bytes::double precision), 0) as volume
    from payment
    join payment_line line on line.payment_id = payment.id
    join product on product.id = line.product_id
    where payment.reseller_id = current_reseller() and line.reseller_id = current_reseller()
      and payment.status = 'SUCCESS'`;
  return volume;
};

/** The most that the contract allows in a purchase. */
const CREDIT_NOTES_MAX = 200;

const findPayments = async (tx: TransactionSql, limit: number, offset: number): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select id from payment where reseller_id = current_reseller()
    order by created_at desc, id limit ${limit} offset ${offset}`;
  return rows.map(({ id }) => id);
};

const readPayments = (tx: TransactionSql, ids: readonly string[]) => tx<PaymentRow[]>`
  select payment.id, status, currency, discount_bps, discount, total, method_name, created_at,
    cancelled, payment_url,
    (select number from receipt where receipt.payment_id = payment.id) as receipt_number,
    (select amount from bank_transfer transfer where transfer.reseller_id = current_reseller()
      and transfer.payment_id = payment.id and transfer.credit_payment_id is not null) as received,
    (select coalesce(sum(amount), 0)::bigint from payment_reversal reversal
      where reversal.reseller_id = current_reseller() and reversal.payment_id = payment.id) as taken_back,
    (select jsonb_agg(to_jsonb(note) order by note."issuedAt", note.id)
      from (select note.refund_id as id, note.number, note.issued_at as "issuedAt", note.amount,
          refund.state = 'REFUSED' as "isVoid"
        from credit_note note join payment_refund refund on refund.id = note.refund_id
        where note.reseller_id = current_reseller() and note.payment_id = payment.id
        order by note.issued_at limit ${CREDIT_NOTES_MAX}) note) as credit_notes,
    (select jsonb_agg(to_jsonb(line) order by line.name, line.id)
      from (select id, name, amount, total,
          (select package_facts(product) from product where product.id = product_id) as "dataPackage"
        from payment_line where payment_id = payment.id) line) as lines
  from unnest(${ids as string[]}::uuid[]) with ordinality as wanted (id, position)
  join payment on payment.reseller_id = current_reseller() and payment.id = wanted.id
  order by position`;

/** Payments of every state, newest first, and the total volume of paid stock. */
export const listPaymentHistory = async (
  { db, publicUrl }: PaymentDeps,
  { resellerId }: Caller,
  { query }: Input<'listPaymentHistory'>,
): Promise<PagedBody<Purchase, Omit<PaymentHistory, 'items'>>> => {
  const { page_size: size, page_index: index } = query;
  const [volumeSize, ids] = await db.forReseller(resellerId, (tx) =>
    Promise.all([readVolume(tx), findPayments(tx, size, size * index)]),
  );
  return readPaged({ totalVolume: { volumeSize } }, ids, async (page) => {
    const rows = await db.forReseller(resellerId, (tx) => readPayments(tx, page));
    return rows.map((row) => toPurchase(row, publicUrl));
  });
};
