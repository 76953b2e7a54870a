import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import { retryConflicts } from '../db/conflicts.ts';
import type { Database } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import type { PaymentReport } from '../gateways/index.ts';
import { keepingReport } from './keep-report.ts';

/**
 * Books a report of the provider once, however often and in whatever order reports arrive (settle_payment). An amount
 * other than the payment's is a problem 409, and nothing is booked.
 */
export const settlePayment = async (db: Database, report: PaymentReport): Promise<PaymentStatus> => {
  const { id, outcome, amount, currency, message = null } = report;
  const [owner] = await db.system<{ resellerId: string }[]>`select reseller_id from payment where id = ${id}`;
  const { resellerId } = orNotFound(owner);
  const settle = async () => db.app<[{ status: PaymentStatus }]>`
    select settle_payment(${resellerId}, ${id}, ${outcome}, ${amount}, ${currency}, ${message}) as status`;
  const [row] = await keepingReport(db.system, resellerId, report, () => raisingProblems(retryConflicts(settle)));
  return row.status;
};
