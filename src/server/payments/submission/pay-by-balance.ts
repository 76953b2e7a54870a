// Pays a recorded payment from the balance of an exchange account, and books the result.
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import type { Minor } from '#domain/money.ts';
import { BALANCE_METHOD_ID } from '#domain/payment-method.ts';
import type { Caller } from '../../core/caller.ts';
import type { Database } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import { askExchange } from '../exchange/ask-exchange.ts';
import type { ChargeOutcome } from '../../gateways/index.ts';
import { type Job, untilNextSchedule } from '../../jobs/index.ts';
import type { PaymentDeps } from '../deps.ts';
import { callProvider } from '../outages.ts';
import { settlePayment } from '../settle.ts';

const paid = 'The payment was made from your exchange balance.';
const refused = 'The payment was not made.';

/** Longer than the time limit for the exchange, so that no payment is closed while it is being made. */
const closeAfterMinutes = 1;
const closeBatch = 100;

type BalancePayment = { id: string; total: Minor; currency: string };

type PaymentRow = BalancePayment & { status: PaymentStatus; message: string | null };

const findPayment = async (db: Database, { resellerId }: Caller, id: string): Promise<PaymentRow> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<PaymentRow[]>`
      select id, total, currency, status, message from payment where reseller_id = ${resellerId} and id = ${id}`,
  );
  return orNotFound(row);
};

const settle = (db: Database, { id, total, currency }: BalancePayment, result: ChargeOutcome) =>
  settlePayment(db, { id, amount: total, currency, ...result });

/** Returns a settled payment as it is; charges any other payment, only once however often this runs. */
export const payByBalance = async (
  deps: PaymentDeps,
  caller: Caller,
  paymentId: string,
  token: string,
): Promise<PaymentSubmitted> => {
  const payment = await findPayment(deps.db, caller, paymentId);
  if (payment.status === 'PENDING') {
    const { id, total: amount, currency } = payment;
    const order = { id, customer: caller.resellerId, token, amount, currency };
    await settle(deps.db, payment, await askExchange(deps, 'exchange_payment', (exchange) => exchange.charge(order)));
  }
  const { status, message } = await findPayment(deps.db, caller, paymentId);
  if (status === 'SUCCESS') return { paymentId, status, message: { content: paid } };
  return { paymentId, status: 'FAILURE', message: { content: message ?? refused } };
};

/**
 * Asks for the outcome of payments that got no answer, for instance because the process was killed, and books it. When
 * the exchange cannot say, it is asked again the next time.
 */
export const closeBalancePayments = async (deps: PaymentDeps): Promise<void> => {
  const { db, log } = deps;
  const open = await db.system<BalancePayment[]>`
    select id, total, currency from payment
    where payment_url is null and status = 'PENDING' and method_id = ${BALANCE_METHOD_ID}
      and created_at < now() - make_interval(mins => ${closeAfterMinutes})
    order by created_at limit ${closeBatch}`;
  for (const payment of open) {
    try {
      const result = await callProvider(db.system, BALANCE_METHOD_ID, () =>
        askExchange(deps, 'exchange_payment', (exchange) => exchange.closeCharge(payment.id)),
      );
      const status = await settle(db, payment, result);
      log.warn({ payment: payment.id, status }, 'A payment by balance was closed after its answer had not come');
    } catch (error) {
      log.error({ err: error, payment: payment.id }, 'A payment by balance could not be closed');
    }
  }
};

/** Runs every minute. */
export const closeBalancePaymentsJob = (deps: PaymentDeps): Job => ({
  name: 'close-balance-payments',
  schedule: '* * * * *',
  retries: untilNextSchedule,
  work: () => closeBalancePayments(deps),
});
