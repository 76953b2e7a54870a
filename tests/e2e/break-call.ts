import type { Page, Route } from '@playwright/test';
import { withoutData } from './reseller.ts';

/** Lets a call of the page fail with 500 until the returned function is called. The next page comes without its data. */
export const breakCall = async (page: Page, method: string, address: RegExp): Promise<() => Promise<void>> => {
  const fail = (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    const problem = { type: 'about:blank', title: 'Internal error', status: 500, path: '/', message: '' };
    return route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  };
  await withoutData(page);
  await page.route(address, fail);
  return () => page.unroute(address, fail);
};
