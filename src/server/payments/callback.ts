// Receives the reports of payment providers. The signature alone authenticates a report.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import type { Database } from '../db/connect.ts';
import { isSigned, parseReport, type Report, reportPath, signatureHeader } from '../gateways/index.ts';
import type { Env } from '../http/env.ts';
import { settlePayment } from './settle.ts';
import { storeCard } from './stored-card.ts';

export type CallbackDeps = {
  db: Database;
  /** The key that providers sign with. */
  key: Buffer;
  /** Encrypts the tokens of stored cards. */
  secret: Buffer;
  log: Log;
};

const largestReport = 16 * 1024;

const limit = bodyLimit({
  maxSize: largestReport,
  onError: () => {
    throw new Problem('content_too_large', 'Send at most 16 KB.');
  },
});

const readReport = (body: string): Report => {
  try {
    return parseReport(body);
  } catch (cause) {
    throw new Problem('bad_request', 'The body is not a payment report.', { cause });
  }
};

/** Applies the report; returns what may be logged of it. */
const take = async ({ db, secret }: CallbackDeps, report: Report): Promise<{ status: string }> => {
  if ('card' in report) {
    await storeCard(db, secret, report);
    return { status: 'STORED' };
  }
  return { status: await settlePayment(db, report) };
};

export const createPaymentCallback = (deps: CallbackDeps): Hono<Env> =>
  new Hono<Env>().post(reportPath, limit, async (c) => {
    const body = await c.req.text();
    if (!isSigned(deps.key, body, c.req.header(signatureHeader))) {
      deps.log.warn('A payment report without a good signature was refused');
      throw Problem.unauthorized('Signature', 'The report is not signed, or was signed too long ago.');
    }
    const report = readReport(body);
    const result = await take(deps, report);
    deps.log.info({ reported: report.id, ...result }, 'The payment provider reported');
    return c.json(result, 200, { 'cache-control': 'no-store' });
  });
