// The operator's desk, in a browser of its own.
import { type BrowserContextOptions, type Page, test } from '@playwright/test';
import { signInOperator } from '#support/operator.ts';
import { acceptCurrentTerms, newReseller, type Reseller } from '#support/reseller.ts';
import { giveSession } from './give-session.ts';
import { runOperatorCommand } from './operator-command.ts';

const storeUrl = (): string => test.info().project.use.baseURL ?? '';

export const newAccount = async (): Promise<Reseller> => {
  const reseller = await newReseller({ url: storeUrl() });
  await acceptCurrentTerms(reseller);
  return reseller;
};

/** An operator at the desk, in a browser of its own. */
export const openDesk = async (page: Page, options: BrowserContextOptions = {}): Promise<Page> => {
  const { email } = await newAccount();
  runOperatorCommand(email);
  const operator = await signInOperator({ url: storeUrl() }, { email });
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: storeUrl(), ...options });
  await giveSession(context, storeUrl(), operator);
  const desk = await context.newPage();
  await desk.goto(`${storeUrl()}/operator`);
  return desk;
};
