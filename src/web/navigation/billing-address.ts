// The way to the billing address, which every payment needs, and back to the page that asked for it.
import { paths, patterns } from './paths.ts';

const askingPages: readonly string[] = [
  patterns.dashboard,
  patterns.dataPackages,
  patterns.packagesCheckout,
  patterns.credits,
  patterns.creditCheckout,
];

/** Where the address is set. @param from The page that asks for it, with the payment method chosen there in its query. */
export const billingAddressHref = (from: string): string =>
  `${paths.accountDetails()}?${new URLSearchParams({ next: from })}`;

/** Goes with the way back, in the browser's history alone: no link, reload of another page or later visit has it. */
export const backFromAddress = { isBackFromAddress: true };

/** @param state Of the location. */
export const isBackFromAddress = (state: unknown): boolean =>
  (state as Partial<typeof backFromAddress> | null)?.isBackFromAddress === true;

/** The part of a checkout's query that says how it is to be paid. */
export const METHOD_QUERY = 'method';

/** A page with the payment method that was chosen there; without one, the page itself. */
export const withMethod = (page: string, method: string | null): string =>
  method === null ? page : `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [METHOD_QUERY]: method })}`;

/**
 * Where a saved address leads: the page that asked for it, of a closed list that an address from elsewhere cannot
 * extend. Of its query nothing comes along but the chosen payment method.
 */
export const afterBillingAddress = (query: URLSearchParams): string | undefined => {
  const [asking, asked] = (query.get('next') ?? '').split('?');
  const page = askingPages.find((path) => path === asking);
  return page === undefined ? page : withMethod(page, new URLSearchParams(asked).get(METHOD_QUERY));
};
