import type { Minor } from '#domain/money.ts';
import { type Job, untilNextSchedule } from '../jobs/index.ts';
import type { PaymentDeps } from './deps.ts';
import { settlePayment } from './settle.ts';

const BATCH = 100;

type Overdue = { id: string; amount: Minor; currency: string };

/**
 * Ends payments whose transfer did not come in time, except those that an operator has entered, which wait for a
 * confirmation.
 */
export const closeOverdueTransfers = async ({ db, log }: Pick<PaymentDeps, 'db' | 'log'>): Promise<void> => {
  const overdue = await db.system<Overdue[]>`
    select p.id, p.total as amount, p.currency
    from bank_transfer t join payment p on p.id = t.payment_id
    where p.status = 'PENDING' and t.due_at < now() and t.entered_at is null
    order by t.due_at limit ${BATCH}`;
  for (const payment of overdue) {
    try {
      await settlePayment(db, { ...payment, outcome: 'FAILURE', message: 'The transfer did not come in time.' });
    } catch (error) {
      log.error({ err: error, payment: payment.id }, 'A payment by bank transfer could not be closed');
    }
  }
};

/** Runs once an hour. */
export const closeOverdueTransfersJob = (deps: Pick<PaymentDeps, 'db' | 'log'>): Job => ({
  name: 'close-overdue-transfers',
  schedule: '23 * * * *',
  retries: untilNextSchedule,
  work: () => closeOverdueTransfers(deps),
});
