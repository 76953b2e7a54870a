// Payments by bank transfer, and what an operator does to them.
import { randomInt, randomUUID } from 'node:crypto';
import { creditorReference } from '#domain/iban.ts';
import type { Database } from '#server/db/connect.ts';
import type { BankTransferSettings } from '#server/gateways/index.ts';
import { settlePayment } from '#server/payments/settle.ts';

/** The account of a store of tests. */
export const bankTransfer: BankTransferSettings = {
  holder: 'Simshelf GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF370',
  currencies: ['EUR', 'USD'],
  days: 14,
};

/** A payment of 10 USD by bank transfer, of a store that takes none; returns its id. */
export const recordTransfer = async ({ db }: { db: Database }, email: string): Promise<string> => {
  const id = randomUUID();
  const reference = creditorReference(String(randomInt(10 ** 9)));
  await db.system`
    insert into payment (id, reseller_id, purpose, currency, price, vat, vat_bps, total, method_id, method_name,
      provider_reference, payment_url, success_url, error_url, cancel_url, actor)
    select ${id}, reseller_id, 'CREDIT', currency, 1000, 0, 0, 1000, 'bank-transfer', 'Bank transfer', ${reference},
      'http://localhost', 'http://localhost', 'http://localhost', 'http://localhost', email
    from reseller where email = ${email}`;
  await db.system`
    insert into payment_line (payment_id, reseller_id, amount, total) select id, reseller_id, 1, price from payment where id = ${id}`;
  await db.system`
    insert into bank_transfer (payment_id, reseller_id, reference, holder, iban, due_at)
    select id, reseller_id, ${reference}, ${bankTransfer.holder}, ${bankTransfer.iban}, now() + interval '14 days'
    from payment where id = ${id}`;
  return id;
};

/** One that has come, and is booked. */
export const receiveTransfer = async (store: { db: Database }, email: string): Promise<string> => {
  const id = await recordTransfer(store, email);
  await settlePayment(store.db, { id, outcome: 'SUCCESS', amount: 1000, currency: 'USD' });
  return id;
};
