import { retryConflicts } from '../db/conflicts.ts';
import type { Database } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import type { ReversalReport } from '../gateways/index.ts';
import { keepingReport } from './keep-report.ts';

/**
 * Takes back the credit of a refunded or disputed payment, or returns it, once, however often and in whatever order
 * reports arrive (reverse_payment). A payment that is not booked yet is a problem 409, so that the provider repeats the
 * report.
 */
export const reversePayment = async (db: Database, report: ReversalReport): Promise<void> => {
  const { id, reversal, reference, amount, currency, isFinal } = report;
  const [owner] = await db.system<{ resellerId: string }[]>`select reseller_id from payment where id = ${id}`;
  const { resellerId } = orNotFound(owner);
  const reverse = async () =>
    db.app`select reverse_payment(${resellerId}, ${id}, ${reversal}, ${reference}, ${amount}, ${currency}, ${isFinal})`;
  await keepingReport(db.system, resellerId, report, () => raisingProblems(retryConflicts(reverse)));
};
