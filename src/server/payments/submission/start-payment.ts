// The recorded phase between a stored payment and the provider's page. It can be repeated from any point.
import type { Minor } from '#domain/money.ts';
import { BALANCE_METHOD_ID } from '#domain/payment-method.ts';
import type { Database, Sql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import { type CreatedPayment, type PaymentOrder, gatewayProblem } from '../../gateways/index.ts';
import { type Job, untilNextSchedule } from '../../jobs/index.ts';
import type { PaymentDeps } from '../deps.ts';

const notStarted = 'The payment could not be started.';
/** Far longer than any call to a provider takes, so that no payment is closed while it is being started. */
const startMinutes = 5;

type PaymentRow = {
  id: string;
  methodId: string;
  total: Minor;
  currency: string;
  successUrl: string;
  errorUrl: string;
  cancelUrl: string;
  paymentUrl: string | null;
  recordedAt: Date;
};

const findPayment = async (db: Database, resellerId: string, id: string): Promise<PaymentRow> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<PaymentRow[]>`
      select id, method_id, total, currency, success_url, error_url, cancel_url, payment_url,
        created_at as recorded_at
      from payment where reseller_id = ${resellerId} and id = ${id}`,
  );
  return orNotFound(row);
};

/** Stores the page of the provider. Reopens a payment that was closed because it had none. */
const keepPaymentUrl = async (db: Database, resellerId: string, id: string, created: CreatedPayment): Promise<void> => {
  await db.forReseller(
    resellerId,
    (tx) => tx`
      update payment set payment_url = ${created.paymentUrl}, provider_reference = ${created.reference},
        status = 'PENDING', message = null, settled_at = null
      where reseller_id = ${resellerId} and id = ${id} and payment_url is null and status <> 'SUCCESS'`,
  );
};

/** Without a page no customer can have paid. */
const closeUnstarted = async (db: Database, resellerId: string, id: string): Promise<void> => {
  await db.forReseller(
    resellerId,
    (tx) => tx`
      update payment set status = 'FAILURE', message = ${notStarted}, settled_at = now()
      where id = ${id} and payment_url is null and status = 'PENDING'`,
  );
};

const createPayment = async ({ gateways }: PaymentDeps, order: PaymentOrder): Promise<CreatedPayment> => {
  const offer = gateways.find(order.methodId);
  if (!offer) throw new Error(`No gateway offers ${order.methodId} any more`);
  return offer.createPayment(order);
};

/** The provider's page for a stored payment: the stored one, or a new one. */
export const startPayment = async (deps: PaymentDeps, resellerId: string, id: string): Promise<string> => {
  const { db, log } = deps;
  const { paymentUrl, total, ...order } = await findPayment(db, resellerId, id);
  if (paymentUrl !== null) return paymentUrl;
  try {
    const created = await createPayment(deps, { ...order, amount: total });
    await keepPaymentUrl(db, resellerId, id, created);
    return created.paymentUrl;
  } catch (error) {
    log.error({ err: error, payment: id }, 'A payment could not be started');
    await closeUnstarted(db, resellerId, id);
    throw gatewayProblem(error, 'payment_provider');
  }
};

/**
 * Closes payments whose start was interrupted, for instance because the process was killed, and that were not repeated.
 * Payments by balance and automatic top-ups have no page; only the exchange (closeBalancePayments) or the provider of
 * the card knows their outcome.
 */
export const closeUnstartedPayments = async (system: Sql): Promise<number> => {
  const { count } = await system`
    update payment set status = 'FAILURE', message = ${notStarted}, settled_at = now()
    where payment_url is null and status = 'PENDING' and method_id <> ${BALANCE_METHOD_ID} and not automatic
      and created_at < now() - make_interval(mins => ${startMinutes})`;
  return count;
};

/** Runs every minute. */
export const closeUnstartedPaymentsJob = (system: Sql): Job => ({
  name: 'close-unstarted-payments',
  schedule: '* * * * *',
  retries: untilNextSchedule,
  work: async () => {
    await closeUnstartedPayments(system);
  },
});
