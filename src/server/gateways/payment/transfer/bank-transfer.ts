// Payments to the store's own bank account. No provider reports them: an operator finds the money and settles the
// payment.
import { randomInt } from 'node:crypto';
import { creditorReference } from '#domain/iban.ts';
import type { Minor } from '#domain/money.ts';
import { TRANSFER_METHOD_ID } from '#domain/payment-method.ts';
import type { Sql } from '../../../db/connect.ts';
import type { PaymentGateway, PaymentOrder } from '../gateway.ts';
import type { PaymentReport } from '../report.ts';
import type { BankTransferSettings } from './settings.ts';

type BankTransferOptions = BankTransferSettings & { system: Sql; publicUrl: string };

/** The page of the app that says what to transfer. */
const transferPath = '/bank-transfer';

const DIGITS = 10;
const TRIES = 5;

/** Does not reveal how many payments there are; with a typing error it is not the reference of another payment. */
const newReference = (): string => creditorReference(String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'));

/** The reference of a payment, made once. If a new reference is taken already, another one is made. */
const keepReference = async (options: BankTransferOptions, { id, recordedAt }: PaymentOrder): Promise<string> => {
  const { system, holder, iban, bic = null, days } = options;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await system`
      insert into bank_transfer (payment_id, reseller_id, reference, holder, iban, bic, due_at)
      select id, reseller_id, ${newReference()}, ${holder}, ${iban}, ${bic},
        ${recordedAt}::timestamptz + make_interval(days => ${days})
      from payment where id = ${id}
      on conflict do nothing`;
    const [kept] = await system<{ reference: string }[]>`select reference from bank_transfer where payment_id = ${id}`;
    if (kept) return kept.reference;
  }
  throw new Error(`The payment ${id} got no reference`);
};

const cancelled = async (system: Sql, id: string): Promise<PaymentReport> => {
  const [payment] = await system<{ total: Minor; currency: string }[]>`
    select total, currency from payment where id = ${id}`;
  if (!payment) throw new Error(`There is no payment ${id}`);
  return { id, outcome: 'CANCELLED', amount: payment.total, currency: payment.currency };
};

export const createBankTransfers = (options: BankTransferOptions): PaymentGateway => ({
  methods: () => [
    { id: TRANSFER_METHOD_ID, name: 'Bank transfer', isCustomPaymentMethod: false, currencies: options.currencies },
  ],
  createPayment: async (order) => ({
    reference: await keepReference(options, order),
    paymentUrl: `${options.publicUrl}${transferPath}/${order.id}`,
  }),
  // Money that still arrives is booked all the same.
  cancelPayment: ({ id }) => cancelled(options.system, id),
});
