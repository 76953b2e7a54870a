// Where payment providers report. The signature is all that a report has to show for itself.
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '../db/connect.ts';
import { isSigned, parseReport, type PaymentReport, reportPath, signatureHeader } from '../gateways/index.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log.ts';
import { settlePayment } from './settle.ts';

export type CallbackDeps = {
  db: Database;
  /** The key that providers sign with. */
  key: Buffer;
  log: Log;
};

const largestReport = 16 * 1024;

const limit = bodyLimit({
  maxSize: largestReport,
  onError: () => {
    throw new Problem(413, 'Content too large', 'Send at most 16 KB.');
  },
});

const readReport = (body: string): PaymentReport => {
  try {
    return parseReport(body);
  } catch (cause) {
    throw new Problem(400, 'Bad request', 'The body is not a payment report.', { cause });
  }
};

export const createPaymentCallback = ({ db, key, log }: CallbackDeps): Hono<{ Bindings: HttpBindings }> =>
  new Hono<{ Bindings: HttpBindings }>().post(reportPath, limit, async (c) => {
    const body = await c.req.text();
    if (!isSigned(key, body, c.req.header(signatureHeader))) {
      log.warn('A payment report without a good signature was refused');
      throw Problem.unauthorized('Signature', 'The report is not signed, or was signed too long ago.');
    }
    const report = readReport(body);
    const status = await settlePayment(db, report);
    log.info({ payment: report.id, outcome: report.outcome, status }, 'A payment was reported');
    return c.json({ status }, 200, { 'cache-control': 'no-store' });
  });
