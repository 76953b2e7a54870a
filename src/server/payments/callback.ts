// Receives the reports of payment providers. The signature alone authenticates a report.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import type { StoreSecret } from '../core/encryption.ts';
import type { Log } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import type { Database } from '../db/connect.ts';
import { NotSigned, type Report, type ReportSource } from '../gateways/index.ts';
import type { Env } from '../http/env.ts';
import { unstorableTexts } from '../http/text.ts';
import { takeRefundReport } from './refunds/send-refund.ts';
import { reversePayment } from './reverse.ts';
import { settlePayment } from './settle.ts';
import { storeCard } from './stored-card.ts';

type CallbackDeps = {
  db: Database;
  /** Encrypts the tokens of stored cards. */
  secret: StoreSecret;
  log: Log;
};

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('content_too_large', `Send at most ${maxSize / 1024} KB.`);
    },
  });

/** Applies the report. Returns what may be logged about it. */
const take = async ({ db, secret }: CallbackDeps, report: Report): Promise<PaymentStatus | 'STORED' | 'REVERSED'> => {
  if ('card' in report) {
    await storeCard(db, secret, report);
    return 'STORED';
  }
  if ('refund' in report) {
    await takeRefundReport({ db }, report);
    return 'REVERSED';
  }
  if ('reversal' in report) {
    await reversePayment(db, report);
    return 'REVERSED';
  }
  return settlePayment(db, report);
};

const isOfAnotherSystem = ({ isShared }: ReportSource, error: unknown): boolean =>
  isShared && error instanceof Problem && error.code === 'not_found';

const takeOwn = async (deps: CallbackDeps, source: ReportSource, report: Report): Promise<string> => {
  try {
    return await take(deps, report);
  } catch (error) {
    if (isOfAnotherSystem(source, error)) return 'IGNORED';
    deps.log.error({ err: error, reported: report.id }, 'A report of the payment provider could not be booked');
    throw error;
  }
};

/** The address to which a payment provider reports. */
export const createPaymentCallback = (deps: CallbackDeps, source: ReportSource): Hono<Env> =>
  new Hono<Env>().post(source.path, limitTo(source.largestBytes), async (c) => {
    const body = await c.req.text();
    const read = source.read(body, (name) => c.req.header(name));
    const report = await read.catch((error: unknown) => {
      if (!(error instanceof NotSigned)) throw error;
      deps.log.warn({ err: error }, 'A payment report without a good signature was refused');
      throw Problem.unauthorized('Signature', 'The report is not signed, or was signed too long ago.');
    });
    if (unstorableTexts(report).length > 0)
      throw Problem.badRequest('The report holds a NUL character or half of a surrogate pair.');
    const status = report ? await takeOwn(deps, source, report) : 'IGNORED';
    deps.log.info({ reported: report?.id, status }, 'The payment provider reported');
    return c.json({ status }, 200, { 'cache-control': 'no-store' });
  });
