// Checks the app's calls against the contract.
import type { Page } from '@playwright/test';
import { operationsOf } from '../contract/document.ts';

const known = operationsOf('storefront').map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const isKnown = (call: string): boolean => {
  const [method, path = ''] = call.split(' ');
  return known.some((operation) => operation.method === method && operation.pattern.test(path));
};

export type Calls = { all: Set<string>; unknown: () => string[] };

/** What the sign-in service is asked, and the page that a traveller's page fetches at the address without its token (decision 36). */
const notOfContract = /^\/(?:oidc[/-]|esim\/[^/]+\/\w+$)/;

/** Collects the method and path of every call of the page. */
export const watchCalls = (page: Page): Calls => {
  const all = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!['fetch', 'xhr'].includes(request.resourceType()) || notOfContract.test(pathname)) return;
    all.add(`${request.method()} ${pathname}`);
  });
  return { all, unknown: () => [...all].filter((call) => !isKnown(call)) };
};
