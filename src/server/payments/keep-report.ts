// The reports of payment providers, kept for the operator, who sees every report even when it could not be booked.
import { Problem } from '../core/problem.ts';
import type { Sql } from '../db/connect.ts';
import type { PaymentReport, ReversalReport } from '../gateways/index.ts';

const kindOf = (report: PaymentReport | ReversalReport): string =>
  'outcome' in report ? report.outcome : report.reversal.toUpperCase();

const keep = async (
  system: Sql,
  resellerId: string,
  report: PaymentReport | ReversalReport,
  refusal: string | null,
): Promise<void> => {
  const reference = 'reference' in report ? report.reference : null;
  const message = 'message' in report ? (report.message ?? null) : null;
  await system`
    insert into payment_report as known
      (reseller_id, payment_id, kind, provider_reference, amount, currency, message, refusal)
    values (${resellerId}, ${report.id}, ${kindOf(report)}, ${reference}, ${report.amount}, ${report.currency},
      ${message}, ${refusal})
    on conflict (payment_id, kind, provider_reference, amount, currency, refusal)
      do update set times = known.times + 1, last_at = now()`;
};

/**
 * Books a report and keeps it, with the reason when it was refused. A report that is not kept is not acknowledged, and
 * comes again.
 */
export const keepingReport = async <Booked>(
  system: Sql,
  resellerId: string,
  report: PaymentReport | ReversalReport,
  book: () => Promise<Booked>,
): Promise<Booked> => {
  try {
    const booked = await book();
    await keep(system, resellerId, report, null);
    return booked;
  } catch (error) {
    if (error instanceof Problem) await keep(system, resellerId, report, error.code);
    throw error;
  }
};
