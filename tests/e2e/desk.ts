// The operator's desk, in a browser of its own.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { makeOperator, signInOperator } from '#support/operator.ts';
import { acceptCurrentTerms, type Reseller } from '#support/reseller.ts';
import { enter } from './reseller.ts';
import { newcomer, storeDatabase, storeUrl } from './store-under-test.ts';

export const newAccount = async (): Promise<Reseller> => {
  const reseller = await newcomer();
  await acceptCurrentTerms(reseller);
  return reseller;
};

/** A new operator, signed in with a second factor. */
export const newDeskOperator = async (): Promise<Reseller> => {
  const { email } = await newAccount();
  await makeOperator({ db: storeDatabase() }, { email });
  return signInOperator({ url: storeUrl() }, { email });
};

/** An operator at this page of the desk, in a browser of its own that is closed with that of the page. */
export const openDesk = async (
  page: Page,
  address = '/operator',
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const operator = await newDeskOperator();
  const own = page.context();
  const context = await own.browser()!.newContext({ baseURL: storeUrl(), ...options });
  own.once('close', () => void context.close());
  const desk = await context.newPage();
  await enter(desk, operator, address);
  return desk;
};
