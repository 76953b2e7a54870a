import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import { gatewayProblem, type PaymentReport } from '../gateways/index.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { settlePayment } from './settle.ts';

type PaymentRow = {
  id: string;
  methodId: string;
  status: PaymentStatus;
  paymentUrl: string | null;
  providerReference: string | null;
};

const findPayment = async ({ db }: PaymentDeps, resellerId: string, id: string): Promise<PaymentRow> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<PaymentRow[]>`
      select id, method_id, status, payment_url, provider_reference from payment where reseller_id = ${resellerId} and id = ${id}`,
  );
  return orNotFound(row);
};

const beingMade = (): Problem =>
  new Problem('payment_being_made', 'This payment is already being made. Its outcome is known within minutes.');

const withdraw = async (
  { gateways, log }: PaymentDeps,
  { id, methodId, providerReference }: PaymentRow,
): Promise<PaymentReport | undefined> => {
  const offer = gateways.find(methodId);
  if (!offer) throw new Error(`No gateway offers ${methodId} any more`);
  try {
    return await offer.cancelPayment({ id, reference: providerReference ?? id });
  } catch (error) {
    log.error({ err: error, payment: id }, 'A payment could not be cancelled');
    throw gatewayProblem(error, 'payment_cancel');
  }
};

const withdrawAndBook = async (deps: PaymentDeps, payment: PaymentRow): Promise<PaymentStatus> => {
  const report = await withdraw(deps, payment);
  if (!report) throw beingMade();
  return settlePayment(deps.db, report);
};

/**
 * Cancels a pending payment: it is withdrawn at its provider first, so that no money arrives for a cancelled payment.
 */
export const cancelPayment = async (
  deps: PaymentDeps,
  { resellerId }: Caller,
  { params }: Input<'cancelPayment'>,
): Promise<void> => {
  const payment = await findPayment(deps, resellerId, requireId(params.id));
  if (payment.status === 'FAILURE') return;
  if (payment.status === 'PENDING' && payment.paymentUrl === null) throw beingMade();
  const status = payment.status === 'PENDING' ? await withdrawAndBook(deps, payment) : 'SUCCESS';
  if (status === 'SUCCESS')
    throw new Problem('payment_made', 'This payment has already been made, so it cannot be cancelled.');
};
