// Asks providers to give money back, once for each refund. The credit is taken first, and each try is recorded before
// it is made: wherever a process dies, the next one asks again, and the provider looks for the refund by its id.
import type { Minor } from '#domain/money.ts';
import { retryConflicts } from '../../db/conflicts.ts';
import { orNotFound } from '../../db/lookup.ts';
import { raisingProblems } from '../../db/sql-problem.ts';
import type { RefundOrder, RefundOutcome, RefundReport } from '../../gateways/index.ts';
import { type Job, untilNextSchedule } from '../../jobs/index.ts';
import type { PaymentDeps } from '../deps.ts';

export type RefundDeps = Pick<PaymentDeps, 'db' | 'gateways' | 'log'>;

/** Longer than a provider may take, so that no process asks while another call still runs. */
const SHORTEST_WAIT = '1 minute';
const LONGEST_WAIT = '1 hour';
const SHARE_OF_AGE = 0.25;
const BATCH = 100;

type Claimed = {
  id: string;
  resellerId: string;
  paymentId: string;
  providerReference: string | null;
  methodId: string;
  amount: Minor;
  currency: string;
};

/** Claims a due refund, so that only one of several processes asks. */
const claim = async ({ db: { system } }: RefundDeps, id: string): Promise<Claimed | undefined> => {
  const [claimed] = await system<Claimed[]>`
    update payment_refund refund
    set due_at = now() + greatest(${SHORTEST_WAIT}::interval,
      least(${LONGEST_WAIT}::interval, (now() - begun_at) * ${SHARE_OF_AGE}))
    from payment p, credit_adjustment adjustment
    where refund.id = ${id} and refund.due_at <= now() and p.id = refund.payment_id and adjustment.id = refund.id
    returning refund.id, refund.reseller_id, p.id as payment_id, p.provider_reference, p.method_id,
      -adjustment.amount as amount, p.currency`;
  return claimed;
};

const ask = ({ gateways }: RefundDeps, claimed: Claimed): Promise<RefundOutcome> => {
  const { id, paymentId, providerReference, methodId, amount, currency } = claimed;
  const refund = gateways.find(methodId)?.refund;
  if (!refund || providerReference === null) throw new Error(`No gateway refunds payments by ${methodId} any more`);
  const order: RefundOrder = { id, payment: { id: paymentId, reference: providerReference }, amount, currency };
  return refund(order);
};

const settle = async (
  { db }: Pick<RefundDeps, 'db'>,
  resellerId: string,
  id: string,
  made: RefundOutcome,
): Promise<void> => {
  const { reference = null } = made;
  if (made.outcome === 'PENDING') {
    await db.system`update payment_refund set reference = ${reference} where id = ${id} and state = 'SENT'`;
    return;
  }
  const [state, message] = made.outcome === 'FAILURE' ? ['REFUSED', made.message] : ['REFUNDED', null];
  const keep = async () => db.system`select settle_refund(${resellerId}, ${id}, ${state}, ${reference}, ${message})`;
  await raisingProblems(retryConflicts(keep));
};

/** Asks for a due refund and records the outcome. Without an answer it is due again later. */
export const sendRefund = async (deps: RefundDeps, id: string): Promise<void> => {
  const claimed = await claim(deps, id);
  if (!claimed) return;
  try {
    const made = await ask(deps, claimed);
    await settle(deps, claimed.resellerId, id, made);
    deps.log.info({ refund: id, payment: claimed.paymentId, outcome: made.outcome }, 'A refund was sent');
  } catch (error) {
    deps.log.error({ err: error, refund: id, payment: claimed.paymentId }, 'The outcome of a refund is unknown');
  }
};

/** Books a refund that the provider reports as failed, even if it was made before. */
export const takeRefundReport = async (
  deps: Pick<RefundDeps, 'db'>,
  { id, reference, message }: RefundReport,
): Promise<void> => {
  const [refund] = await deps.db.system<{ resellerId: string }[]>`
    select reseller_id from payment_refund where id = ${id}`;
  await settle(deps, orNotFound(refund).resellerId, id, { outcome: 'FAILURE', reference, message });
};

/** Runs every minute, for refunds that no call completed. */
export const sendRefundsJob = (deps: RefundDeps): Job => ({
  name: 'send-refunds',
  schedule: '* * * * *',
  retries: untilNextSchedule,
  work: async () => {
    const due = await deps.db.system<{ id: string }[]>`
      select id from payment_refund where due_at <= now() order by due_at limit ${BATCH}`;
    for (const { id } of due) await sendRefund(deps, id);
  },
});
