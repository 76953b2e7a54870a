import { type Context, Hono } from 'hono';
import { isUuid } from '#domain/patterns.ts';
import { Problem } from '../../../core/problem.ts';
import type { Sql } from '../../../db/connect.ts';
import type { Env } from '../../../http/env.ts';
import type { Jobs } from '../../../jobs/index.ts';
import { neverKept, readForm } from '../../../http/pages/index.ts';
import { answerUnknown, contextOf } from '../../pages/layout.ts';
import { decisionOf, isAction, returnAddress } from './outcome.ts';
import { paymentPage } from './page.ts';
import { decideAndReport } from './report-job.ts';
import { findReferencePayment, type ReferencePayment } from './store.ts';
import { paymentTexts } from './texts.ts';

export const referencePaymentPath = '/reference/payment';

export type PageDeps = { system: Sql; jobs: Jobs; storeName: string };

type PageRequest = Context<Env, '/:id'>;

const findPayment = async ({ system }: PageDeps, c: PageRequest): Promise<ReferencePayment | undefined> => {
  const id = c.req.param('id');
  return isUuid(id) ? findReferencePayment(system, id) : undefined;
};

/** The reference payment page. Anyone who has its address may decide the payment, as on any provider's page. */
export const createReferencePaymentPages = (deps: PageDeps): Hono<Env> => {
  const { system, storeName } = deps;
  const app = new Hono<Env>().basePath(referencePaymentPath);
  app.use(neverKept);
  app.get('/:id', async (c) => {
    const payment = await findPayment(deps, c);
    return payment ? c.html(paymentPage(contextOf(c, storeName), payment)) : answerUnknown(c, storeName, paymentTexts);
  });
  app.post('/:id', async (c) => {
    const { action } = await readForm(c);
    if (!isAction(action)) throw Problem.badRequest('There is no such button.');
    const payment = await findPayment(deps, c);
    if (!payment) return answerUnknown(c, storeName, paymentTexts);
    const { language } = contextOf(c, storeName);
    await decideAndReport(deps, payment.id, decisionOf(action, paymentTexts[language]));
    // The outcome, which an earlier click may have decided.
    const decided = (await findReferencePayment(system, payment.id)) ?? payment;
    return c.redirect(returnAddress(decided), 303);
  });
  return app;
};
