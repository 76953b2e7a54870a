// The operator's desk, in a browser of its own.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, type Page, test } from '@playwright/test';
import { acceptCurrentTerms, newReseller, type Reseller } from '#support/reseller.ts';
import { giveSession } from './give-session.ts';
import { homeFile } from './store-home.ts';

/** `npm run operator`, beside the running store. */
const makeOperator = ({ email }: Reseller): void => {
  execFileSync(process.execPath, ['src/server/cli/operator.ts', email], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_HOME: readFileSync(homeFile, 'utf8') },
  });
};

const storeUrl = (): string => test.info().project.use.baseURL ?? '';

export const newAccount = async (): Promise<Reseller> => {
  const reseller = await newReseller({ url: storeUrl() });
  await acceptCurrentTerms(reseller);
  return reseller;
};

/** An operator at the desk, in a browser of its own. */
export const openDesk = async (page: Page, options: BrowserContextOptions = {}): Promise<Page> => {
  const operator = await newAccount();
  makeOperator(operator);
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: storeUrl(), ...options });
  await giveSession(context, storeUrl(), operator);
  const desk = await context.newPage();
  await desk.goto(`${storeUrl()}/operator`);
  return desk;
};
