import { type Context, Hono } from 'hono';
import { isUuid } from '#domain/patterns.ts';
import { Problem } from '../../../core/problem.ts';
import type { Env } from '../../../http/env.ts';
import { neverKept, readForm } from '../../../http/pages/index.ts';
import { answerUnknown, contextOf } from '../../pages/layout.ts';
import { cardPage, cardReturnAddress } from './card-page.ts';
import { type CardForm, endForm, findForm, saveCard } from './card-store.ts';
import { type Card, readCard } from './card.ts';
import { type CardReportData, cardReportJobName } from './report-job.ts';
import type { PageDeps } from './routes.ts';
import { paymentTexts } from './texts.ts';

export const referenceCardPath = '/reference/card';

type PageRequest = Context<Env, '/:id'>;

/** Stores the card and the pending report together. */
const keep = ({ system, jobs }: PageDeps, formId: string, card: Card): Promise<void> =>
  system.begin(async (tx) => {
    if (await saveCard(tx, formId, card)) await jobs.send<CardReportData>(tx, cardReportJobName, { formId });
  });

/** The reference provider's card form. The store never sees its fields. */
export const createReferenceCardPages = (deps: PageDeps): Hono<Env> => {
  const { system, storeName } = deps;
  const findById = async (c: PageRequest): Promise<CardForm | undefined> => {
    const id = c.req.param('id');
    return isUuid(id) ? findForm(system, id) : undefined;
  };
  const goBack = async (c: PageRequest, form: CardForm): Promise<Response> => {
    // The outcome, which an earlier click may have decided.
    const ended = (await findForm(system, form.id)) ?? form;
    const { language } = contextOf(c, storeName);
    return c.redirect(cardReturnAddress(ended, paymentTexts[language]), 303);
  };

  const app = new Hono<Env>().basePath(referenceCardPath);
  app.use(neverKept);
  app.get('/:id', async (c) => {
    const form = await findById(c);
    return form ? c.html(cardPage(contextOf(c, storeName), form)) : answerUnknown(c, storeName, paymentTexts);
  });
  app.post('/:id', async (c) => {
    const { action, number = '', expiry = '' } = await readForm(c);
    const form = await findById(c);
    if (!form) return answerUnknown(c, storeName, paymentTexts);
    if (action === 'fail' || action === 'cancel') {
      await endForm(system, form.id, action === 'fail' ? 'FAILED' : 'CANCELLED');
      return goBack(c, form);
    }
    if (action !== 'save') throw Problem.badRequest('There is no such button.');
    const card = readCard(number, expiry, new Date());
    if ('fault' in card) {
      return c.html(cardPage(contextOf(c, storeName), form, { number, expiry, fault: card.fault }), 422);
    }
    await keep(deps, form.id, card);
    return goBack(c, form);
  });
  return app;
};
