import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '../../db/connect.ts';
import type { PaymentMethod, ReturnUrls } from '../../gateways/index.ts';
import { holdCurrency } from '../pricing/payer.ts';
import { priceChanged } from '../pricing/price-changed.ts';
import type { Quote } from '../pricing/quote.ts';
import { returnUrlsOf } from './callback-urls.ts';

export type NewPayment = {
  purpose: 'CART' | 'CREDIT';
  resellerId: string;
  actor: string;
  quote: Quote;
  method: Pick<PaymentMethod, 'id' | 'name'>;
  /** Absent for an automatic top-up, which has no page. */
  urls?: ReturnUrls;
};

/** Records a pending payment with its lines; returns its id. */
export const recordPayment = async (tx: TransactionSql, payment: NewPayment): Promise<string> => {
  const { purpose, resellerId, actor, quote, method, urls } = payment;
  // Keeps the quote's currency until the payment is committed; a switch then finds the payment.
  if ((await holdCurrency(tx, resellerId)) !== quote.currency) throw priceChanged();
  const { lines, vatBasis, vatCheck, ...amounts } = quote;
  const rows = lines.map(({ productId, name, amount, total }) => ({ productId, name, amount, total }));
  const id = randomUUID();
  const tax = { vatBasis: tx.json(vatBasis), vatCheck: vatCheck && tx.json(vatCheck) };
  const row = { id, resellerId, purpose, ...amounts, ...tax, methodId: method.id, methodName: method.name, actor };
  await tx`insert into payment ${tx({ ...row, ...(urls ? returnUrlsOf(urls, id) : { automatic: true }) })}`;
  await tx`
    insert into payment_line (payment_id, reseller_id, product_id, name, amount, total)
    select ${id}, ${resellerId}, "productId", name, amount, total
    from jsonb_to_recordset(${tx.json(rows)}) as line ("productId" uuid, name text, amount integer, total bigint)`;
  return id;
};
