// Reports the outcome of a payment to the store until the store has received it.
import type { Sql } from '../../../db/connect.ts';
import { forThreeDays, type Job, type Jobs, untilNextSchedule } from '../../../jobs/index.ts';
import { signatureHeader, signReport } from '../report.ts';
import { findCardReport } from './card-store.ts';
import { reportOf } from './outcome.ts';
import { decide, type Decision, expire, findReferencePayment } from './store.ts';
import { paymentTexts } from './texts.ts';

const reportJobName = { name: 'payment-report' };

type ReportData = { paymentId: string };

/** Stores a decision and the pending report on it together. */
export const decideAndReport = (
  { system, jobs }: { system: Sql; jobs: Jobs },
  paymentId: string,
  decision: Decision,
): Promise<void> =>
  system.begin(async (tx) => {
    const isDecided = (await decide(tx, paymentId, decision)) && decision.state !== 'PENDING';
    if (isDecided) await jobs.send<ReportData>(tx, reportJobName, { paymentId });
  });

export const cardReportJobName = { name: 'card-report' };

export type CardReportData = { formId: string };

export type ReportTarget = {
  /** Address of the store's callback. */
  callbackUrl: string;
  /** Signs the reports. */
  key: Buffer;
};

const answerTimeoutMs = 10_000;

const send = async ({ callbackUrl, key }: ReportTarget, body: string): Promise<void> => {
  const response = await fetch(callbackUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signReport(key, body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (!response.ok) throw new Error(`The store answered ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
};

export const reportJob = (system: Sql, target: ReportTarget): Job<ReportData> => ({
  ...reportJobName,
  retries: forThreeDays,
  work: async ({ paymentId }) => {
    const payment = await findReferencePayment(system, paymentId);
    const report = payment && reportOf(payment);
    if (report) await send(target, JSON.stringify(report));
  },
});

export const cardReportJob = (system: Sql, target: ReportTarget): Job<CardReportData> => ({
  ...cardReportJobName,
  retries: forThreeDays,
  work: async ({ formId }) => {
    const report = await findCardReport(system, formId);
    if (report) await send(target, JSON.stringify(report));
  },
});

/** Ends payments that were never decided, and reports them. Runs once an hour. */
export const expiryJob = (system: Sql, jobs: Jobs): Job => ({
  name: 'expire-reference-payments',
  schedule: '41 * * * *',
  retries: untilNextSchedule,
  work: async () => {
    await system.begin(async (tx) => {
      for (const paymentId of await expire(tx, paymentTexts.en.expired)) {
        await jobs.send<ReportData>(tx, reportJobName, { paymentId });
      }
    });
  },
});
