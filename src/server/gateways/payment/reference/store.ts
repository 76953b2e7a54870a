// The payments of the reference payment page, and how they change.
import type { Minor } from '#domain/money.ts';
import type { Queryable } from '../../../db/connect.ts';

/** Open and pending payments can still be paid; every other state is final. */
type ReferenceState = 'OPEN' | 'PENDING' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED';

export type ReferencePayment = {
  id: string;
  amount: Minor;
  currency: string;
  methodName: string;
  successUrl: string;
  errorUrl: string;
  cancelUrl: string;
  state: ReferenceState;
  message: string | null;
};

type NewReferencePayment = Omit<ReferencePayment, 'state' | 'message'>;

/** An untouched payment expires after a day, a payment left pending after a month. */
const openHours = 24;
const pendingDays = 30;
const expiryBatch = 500;

/** Keeps an order. An existing one stays as it is. */
export const keepOrder = async (sql: Queryable, order: NewReferencePayment): Promise<void> => {
  const { id, amount, currency, methodName, successUrl, errorUrl, cancelUrl } = order;
  const row = { id, amount, currency, methodName, successUrl, errorUrl, cancelUrl };
  await sql`insert into reference_payment ${sql(row)} on conflict (id) do nothing`;
};

export const findReferencePayment = async (sql: Queryable, id: string): Promise<ReferencePayment | undefined> => {
  const [payment] = await sql<ReferencePayment[]>`
    select id, amount, currency, method_name, success_url, error_url, cancel_url, state, message
    from reference_payment where id = ${id}`;
  return payment;
};

export type Decision = { state: Exclude<ReferenceState, 'OPEN'>; message: string | null };

/** Decides an undecided payment; of several simultaneous calls, one wins. Returns whether this call decided it. */
export const decide = async (sql: Queryable, id: string, { state, message }: Decision): Promise<boolean> => {
  const { count } = await sql`
    update reference_payment set state = ${state}, message = ${message}, decided_at = now()
    where id = ${id} and state in ('OPEN', 'PENDING')`;
  return count === 1;
};

/** Ends payments that have waited too long, and returns them. */
export const expire = async (sql: Queryable, message: string): Promise<string[]> => {
  const expired = await sql<{ id: string }[]>`
    update reference_payment set state = 'EXPIRED', message = ${message}, decided_at = now()
    where id = any (array(
      select id from reference_payment
      where state = 'OPEN' and created_at < now() - make_interval(hours => ${openHours})
        or state = 'PENDING' and created_at < now() - make_interval(days => ${pendingDays})
      limit ${expiryBatch} for update skip locked))
    returning id`;
  return expired.map(({ id }) => id);
};
