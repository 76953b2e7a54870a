import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { isUuid } from '#domain/patterns.ts';
import type { Sql } from '../../../db/connect.ts';
import { Problem } from '../../../http/problem.ts';
import type { Jobs } from '../../../jobs/index.ts';
import { chooseLanguage, neverKept, readForm } from '../../../pages/index.ts';
import { type PageContext, unknownPage } from '../../pages/layout.ts';
import { decisionOf, isAction, returnAddress } from './outcome.ts';
import { paymentPage } from './page.ts';
import { type ReportData, reportJobName } from './report-job.ts';
import { decide, type Decision, findReferencePayment, type ReferencePayment } from './store.ts';
import { paymentTexts } from './texts.ts';

export const referencePaymentPath = '/reference/payment';

export type PageDeps = { system: Sql; jobs: Jobs; storeName: string };

type PageRequest = Context<{ Bindings: HttpBindings }, '/:id'>;

/** The decision and the duty to report it are one. */
const commit = ({ system, jobs }: PageDeps, paymentId: string, decision: Decision): Promise<void> =>
  system.begin(async (tx) => {
    const isDecided = (await decide(tx, paymentId, decision)) && decision.state !== 'PENDING';
    if (isDecided) await jobs.send<ReportData>(tx, reportJobName, { paymentId });
  });

const findPayment = async ({ system }: PageDeps, c: PageRequest): Promise<ReferencePayment | undefined> => {
  const id = c.req.param('id');
  return isUuid(id) ? findReferencePayment(system, id) : undefined;
};

/** The reference payment page. Whoever has its address may decide the payment, as with any provider's page. */
export const createReferencePaymentPages = (deps: PageDeps): Hono<{ Bindings: HttpBindings }> => {
  const contextOf = (c: PageRequest): PageContext => ({
    language: chooseLanguage(c.req.header('accept-language')),
    storeName: deps.storeName,
  });
  const unknown = (c: PageRequest): Response | Promise<Response> => {
    const context = contextOf(c);
    return c.html(unknownPage(context, paymentTexts[context.language]), 404);
  };

  const app = new Hono<{ Bindings: HttpBindings }>().basePath(referencePaymentPath);
  app.use(neverKept);
  app.get('/:id', async (c) => {
    const payment = await findPayment(deps, c);
    return payment ? c.html(paymentPage(contextOf(c), payment)) : unknown(c);
  });
  app.post('/:id', async (c) => {
    const { action } = await readForm(c);
    if (!isAction(action)) throw Problem.badRequest('There is no such button.');
    const payment = await findPayment(deps, c);
    if (!payment) return unknown(c);
    await commit(deps, payment.id, decisionOf(action, paymentTexts[contextOf(c).language]));
    // What was decided, perhaps by another click that came first.
    const decided = (await findReferencePayment(deps.system, payment.id)) ?? payment;
    return c.redirect(returnAddress(decided), 303);
  });
  return app;
};
