import type { BrowserContext } from '@playwright/test';
import { SIGNED_IN_COOKIE } from '#domain/page-cookie.ts';
import type { Reseller } from '#support/reseller.ts';

/** Gives a browser the cookies of a reseller who signed in over HTTP. */
export const giveSession = async (
  context: BrowserContext,
  url: string,
  { visitor }: Pick<Reseller, 'visitor'>,
): Promise<void> => {
  const cookies = visitor.allCookies().map(({ name, value, path }) => ({ name, value, path, domain: 'localhost' }));
  await context.addCookies([...cookies, { name: SIGNED_IN_COOKIE, value: 'true', url }]);
};
