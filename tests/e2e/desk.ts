// The operator's desk, in a browser of its own.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { signInOperator } from '#support/operator.ts';
import { acceptCurrentTerms, type Reseller } from '#support/reseller.ts';
import { giveSession } from './give-session.ts';
import { runOperatorCommand } from './operator-command.ts';
import { newcomer, storeUrl } from './store-under-test.ts';

export const newAccount = async (): Promise<Reseller> => {
  const reseller = await newcomer();
  await acceptCurrentTerms(reseller);
  return reseller;
};

/** A new operator, signed in with a second factor. */
export const newDeskOperator = async (): Promise<Reseller> => {
  const { email } = await newAccount();
  runOperatorCommand(email);
  return signInOperator({ url: storeUrl() }, { email });
};

/** An operator at the desk, in a browser of its own. */
export const openDesk = async (page: Page, options: BrowserContextOptions = {}): Promise<Page> => {
  const operator = await newDeskOperator();
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: storeUrl(), ...options });
  await giveSession(context, storeUrl(), operator);
  const desk = await context.newPage();
  await desk.goto(`${storeUrl()}/operator`);
  return desk;
};
