import type { ListPaymentHistoryParams } from '#contract/storefront/model/listPaymentHistoryParams.ts';
import type { PaymentHistory } from '#contract/storefront/model/paymentHistory.ts';
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { PageIndexDefault } from '#contract/storefront/zod/schemas/pageIndex.zod.ts';
import { PageSizeDefault } from '#contract/storefront/zod/schemas/pageSize.zod.ts';
import { type Minor, toMoney, toRate } from '#domain/money.ts';
import type { Caller } from '../caller.ts';
import { receiptUrl } from '../receipts/index.ts';
import type { PaymentDeps } from './deps.ts';

type Item = Purchase['items'][number];

type LineRow = { id: string; name: string | null; amount: number; total: Minor };

/** A payment as the query builds it, in JSON. */
type PaymentRow = {
  id: string;
  status: PaymentStatus;
  currency: string;
  discountBps: number;
  discount: Minor;
  total: Minor;
  methodName: string;
  createdAt: string;
  hasReceipt: boolean;
  lines: LineRow[];
};

/** What the lines of a payment have in common with it. */
type Shared = { dateTime: string; receipt: { receiptUrl?: string } };

const toItem = (line: LineRow, { currency, status, methodName }: PaymentRow, { dateTime, receipt }: Shared): Item => ({
  id: line.id,
  dateTime,
  status,
  amount: line.amount,
  ...(line.name !== null && { dataPackageName: line.name }),
  paymentMethod: methodName,
  paymentType: line.name === null ? 'CREDIT' : 'ASSET',
  totalPackagePrices: [toMoney(line.total, currency)],
  ...receipt,
});

const toPurchase = (row: PaymentRow, publicUrl: string): Purchase => {
  const { id, status, currency, discountBps, discount, total, hasReceipt, lines } = row;
  const date = new Date(row.createdAt).toISOString();
  const receipt = hasReceipt ? { receiptUrl: receiptUrl(publicUrl, id) } : {};
  return {
    id,
    date,
    hasPending: status === 'PENDING',
    items: lines.map((line) => toItem(line, row, { dateTime: date, receipt })),
    bulkDiscounts:
      discountBps > 0
        ? [{ dateTime: date, discountRate: toRate(discountBps), discountValues: [toMoney(discount, currency)] }]
        : [],
    totalPrices: [toMoney(total, currency)],
    ...receipt,
  };
};

/** Payments of every state, newest first, and the volume of all stock that was ever paid for. */
export const listPaymentHistory = async (
  { db, publicUrl }: Pick<PaymentDeps, 'db' | 'publicUrl'>,
  { resellerId }: Caller,
  { page_size: size = PageSizeDefault, page_index: index = PageIndexDefault }: ListPaymentHistoryParams,
): Promise<PaymentHistory> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<[{ volume: number; payments: PaymentRow[] }]>`
      select
        (select coalesce(sum(line.amount * product.size_bytes::double precision), 0)
          from payment
          join payment_line line on line.payment_id = payment.id
          join product on product.id = line.product_id
          where payment.reseller_id = ${resellerId} and line.reseller_id = ${resellerId} and payment.status = 'SUCCESS') as volume,
        (select coalesce(jsonb_agg(to_jsonb(page) order by page."createdAt" desc, page.id), '[]')
          from (
            select id, status, currency, discount_bps as "discountBps", discount, total, method_name as "methodName",
              created_at as "createdAt",
              exists (select from receipt where receipt.payment_id = payment.id) as "hasReceipt",
              (select jsonb_agg(to_jsonb(line) order by line.name, line.id)
                from (select id, name, amount, total from payment_line where payment_id = payment.id) line) as lines
            from payment
            where reseller_id = ${resellerId}
            order by created_at desc, id
            limit ${size} offset ${size * index}
          ) page) as payments`,
  );
  return {
    totalVolume: { volumeSize: row.volume },
    items: row.payments.map((payment) => toPurchase(payment, publicUrl)),
  };
};
