import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '../db/connect.ts';
import type { PaymentMethod, ReturnUrls } from '../gateways/index.ts';
import { priceChanged } from './price-changed.ts';
import type { Quote } from './quote.ts';

export type NewPayment = {
  purpose: 'CART' | 'CREDIT';
  resellerId: string;
  actor: string;
  quote: Quote;
  method: Pick<PaymentMethod, 'id' | 'name'>;
  /** None when nobody visits a page: it is an automatic top-up. */
  urls?: ReturnUrls;
};

/** Until the payment is committed the currency stays what it was quoted in: switching it waits, and then finds it. */
const holdCurrency = async (tx: TransactionSql, { resellerId, quote }: NewPayment): Promise<void> => {
  const { count } = await tx`
    select from reseller where reseller_id = ${resellerId} and currency = ${quote.currency} for share`;
  if (count === 0) throw priceChanged();
};

/** Writes a pending payment with its lines; answers its id. */
export const recordPayment = async (tx: TransactionSql, payment: NewPayment): Promise<string> => {
  await holdCurrency(tx, payment);
  const { purpose, resellerId, actor, quote, method, urls } = payment;
  const { lines, ...amounts } = quote;
  const id = randomUUID();
  const row = { id, resellerId, purpose, ...amounts, methodId: method.id, methodName: method.name, actor };
  await tx`insert into payment ${tx({ ...row, ...(urls ?? { automatic: true }) })}`;
  await tx`
    insert into payment_line (payment_id, reseller_id, product_id, name, amount, total)
    select ${id}, ${resellerId}, "productId", name, amount, total
    from jsonb_to_recordset(${tx.json(lines)}) as line ("productId" uuid, name text, amount integer, total bigint)`;
  return id;
};
