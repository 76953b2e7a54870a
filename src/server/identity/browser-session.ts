// The session of the provider that a browser's cookie names.
import type { Provider, Session } from 'oidc-provider';
import { cookieOptions } from './cookies.ts';

type BrowserContext = Parameters<typeof Session.get>[0];

/** What the browser's cookie calls its session. A cookie without our signature counts as none. */
export const findSessionName = (provider: Provider, ctx: BrowserContext): string | undefined =>
  ctx.cookies.get(provider.cookieName('session'));

type BrowserSession = Session & { accountId: string };

/** The session that this browser is signed in with, if any. */
export const findSession = async (provider: Provider, ctx: BrowserContext): Promise<BrowserSession | undefined> => {
  const session = await provider.Session.get(ctx);
  return session.accountId === undefined ? undefined : (session as BrowserSession);
};

/** Gives the session another cookie, so that a copy of the previous one is useless. */
export const renewCookie = async (
  provider: Provider,
  ctx: BrowserContext,
  session: BrowserSession,
  publicUrl: string,
): Promise<void> => {
  session.resetIdentifier();
  await session.persist();
  const expires = new Date(session.exp * 1_000);
  ctx.cookies.set(provider.cookieName('session'), session.jti, { ...cookieOptions(publicUrl), expires });
};
