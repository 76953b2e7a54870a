import type { BankTransfer } from '#contract/storefront/model/bankTransfer.ts';
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import { type Minor, toMoney } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';

type Row = {
  id: string;
  status: PaymentStatus;
  cancelled: boolean;
  purpose: 'CREDIT' | 'CART';
  total: Minor;
  currency: string;
  holder: string;
  iban: string;
  bic: string | null;
  reference: string;
  dueAt: Date;
  received: Minor | null;
  isReplaced: boolean;
};

const stateOf = ({ status, cancelled, isReplaced }: Row): BankTransfer['state'] => {
  if (status === 'PENDING') return 'PENDING';
  if (status === 'SUCCESS') return 'BOOKED';
  if (isReplaced) return 'OTHER_AMOUNT';
  return cancelled ? 'CANCELLED' : 'EXPIRED';
};

/** What a payment by bank transfer asks for, and its state. */
export const getBankTransfer = async (
  { db }: PaymentDeps,
  { resellerId }: Caller,
  { params }: Input<'getBankTransfer'>,
): Promise<BankTransfer> => {
  const id = requireId(params.id);
  const [found] = await db.forReseller(
    resellerId,
    (tx) => tx<Row[]>`
      select p.id, p.status, p.cancelled, p.purpose, p.total, p.currency, t.holder, t.iban, t.bic, t.reference, t.due_at,
        t.amount as received, t.credit_payment_id is not null as is_replaced
      from payment p join bank_transfer t on t.payment_id = p.id
      where p.reseller_id = ${resellerId} and t.reseller_id = ${resellerId} and p.id = ${id}`,
  );
  const row = orNotFound(found);
  const { holder, iban, bic, reference, dueAt, received, currency } = row;
  return {
    id: row.id,
    state: stateOf(row),
    purpose: row.purpose === 'CART' ? 'ASSET' : 'CREDIT',
    total: toMoney(row.total, currency),
    holder,
    iban,
    ...omitNullish({ bic }),
    reference,
    dueDate: dueAt.toISOString(),
    ...(row.isReplaced && received !== null && { received: toMoney(received, currency) }),
  };
};
