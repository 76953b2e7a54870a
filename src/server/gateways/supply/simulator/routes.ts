import { Hono } from 'hono';
import { ESIM_STEPS, type EsimStep } from '#domain/esim-lifecycle.ts';
import { isIccid } from '#domain/patterns.ts';
import { Problem } from '../../../core/problem.ts';
import { countryNamed } from '#domain/country-spelling.ts';
import { requireCountry } from '../../../core/read-fields.ts';
import type { Env } from '../../../http/env.ts';
import { neverKept, readForm } from '../../../http/pages/index.ts';
import { answerUnknown, contextOf } from '../../pages/layout.ts';
import { largestUseMegabytes, phonePage } from './page.ts';
import { consumeData, type PhoneEsim, type SuppliedStore, takeStep } from './phone.ts';
import { phoneTexts } from './texts.ts';

const simulatorPath = '/reference/esim';

type SimulatorDeps = SuppliedStore & { storeName: string };

const bytesPerMegabyte = 1024 ** 2;

const isStep = (text: string | undefined): text is EsimStep => ESIM_STEPS.some((step) => step === text);

const readMegabytes = (text: string | undefined): number => {
  const megabytes = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  if (megabytes < 1 || megabytes > largestUseMegabytes) {
    throw Problem.badRequest(`megabytes: Use a whole number from 1 to ${largestUseMegabytes}`);
  }
  return megabytes;
};

const readCountry = (text: string | undefined): string => requireCountry('country', countryNamed(text ?? '') ?? 'ZZ');

/** The last use, as stated in the query. */
const readUsed = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** Does what the pressed button says, and returns the query for the page's message. */
const press = async (deps: SimulatorDeps, esim: PhoneEsim, form: Record<string, string>): Promise<string> => {
  const { action, megabytes, country } = form;
  if (isStep(action)) {
    await takeStep(deps, esim, action);
    return '';
  }
  if (action !== 'use') throw Problem.badRequest('There is no such button.');
  const bytes = readMegabytes(megabytes) * bytesPerMegabyte;
  const used = await consumeData(deps, esim, bytes, readCountry(country));
  return `?used=${used}`;
};

/** The phone of a sold eSIM. For reference mode only: anyone may press its buttons. */
export const createSimulatorPages = (deps: SimulatorDeps): Hono<Env> => {
  const { storeName } = deps;
  const app = new Hono<Env>().basePath(simulatorPath);
  app.use(neverKept);
  app.get('/:iccid', async (c) => {
    const iccid = c.req.param('iccid');
    const view = isIccid(iccid) ? await deps.readUsage(iccid) : undefined;
    if (!view) return answerUnknown(c, storeName, phoneTexts);
    return c.html(phonePage(contextOf(c, storeName), view, readUsed(c.req.query('used'))));
  });
  app.post('/:iccid', async (c) => {
    const iccid = c.req.param('iccid');
    const esim = isIccid(iccid) ? await deps.findEsim(iccid) : undefined;
    if (!esim) return answerUnknown(c, storeName, phoneTexts);
    const query = await press(deps, esim, await readForm(c));
    return c.redirect(`${simulatorPath}/${iccid}${query}`, 303);
  });
  return app;
};
