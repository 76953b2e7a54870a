// A step of the sign-in or sign-out that is repeated, by a double click, Back or another tab, redirects to the same
// place as the first. The provider itself refuses it, because each step can be used only once.
import type { AdapterPayload, Interaction, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../db/connect.ts';
import { isOwnForm } from '../http/pages/index.ts';
import { findSession } from './browser-session.ts';
import { signedOutAddress, withState } from './client.ts';
import { signOutSession } from './sessions.ts';

type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;

const resumePath = /^\/auth\/([^/]+)$/;
const signOutPath = /^\/session\/end(?:\/confirm)?$/;
const confirmPath = '/session/end/confirm';

/** The request that began this sign-in, to be sent again without checking who has signed in since. */
export const authorizationAddress = ({ params }: Pick<Interaction, 'params'>): string => {
  const parameters = Object.entries(params).flatMap(([name, value]) =>
    name === 'prompt' || typeof value !== 'string' ? [] : [[name, value]],
  );
  return `/oidc/auth?${new URLSearchParams(parameters).toString()}`;
};

type Options = {
  provider: Provider;
  sql: Sql;
  publicUrl: string;
  findInteraction: (uid: string) => Promise<AdapterPayload | undefined | void>;
};

/** How long the last step of a sign-in may take, and how often its end is checked: 12 redirects of 20. */
const lastStep = { seconds: 3, lookMs: 250 };

/**
 * Returns where to continue a sign-in that is over, or whose cookie has been used up. While another request of this
 * browser runs its last step, this is the same address again: a second session would be useless.
 */
const repeatedSignIn = async (
  ctx: KoaContextWithOIDC,
  { provider, findInteraction }: Options,
): Promise<string | undefined> => {
  const [, uid] = resumePath.exec(ctx.path) ?? [];
  if (uid === undefined) return undefined;
  const known = await findInteraction(uid);
  if (known?.params === undefined) return undefined;
  const hasCookie = ctx.cookies.get(provider.cookieName('resume')) === uid;
  if (known.consumed === undefined && hasCookie) return undefined;
  const isBeingDone = hasCookie && Date.now() / 1_000 - Number(known.consumed) < lastStep.seconds;
  if (!isBeingDone || (await findSession(provider, ctx))) return authorizationAddress({ params: known.params });
  await delay(lastStep.lookMs);
  return `/oidc${ctx.path}`;
};

/** Where a sign-out leads when its user is signed out already. */
const afterSignOut = ({ query }: KoaContextWithOIDC, publicUrl: string): string | undefined => {
  const home = signedOutAddress(publicUrl);
  const { post_logout_redirect_uri: wanted = home, state } = query;
  return wanted === home ? withState(home, state) : undefined;
};

const seeOther = (ctx: KoaContextWithOIDC, address: string): void => {
  ctx.redirect(address);
  ctx.status = 303;
};

export const followRepeatedSignIn =
  (options: Options): Middleware =>
  async (ctx, next) => {
    const address = await repeatedSignIn(ctx, options);
    if (address === undefined) await next();
    else seeOther(ctx, address);
  };

export const followRepeatedSignOut =
  ({ provider, sql, publicUrl }: Options): Middleware =>
  async (ctx, next) => {
    if (!signOutPath.test(ctx.path)) return next();
    if (ctx.path === confirmPath && !isOwnForm((name) => ctx.get(name) || undefined)) {
      ctx.status = 403;
      return;
    }
    const session = await findSession(provider, ctx);
    const address = session ? undefined : afterSignOut(ctx, publicUrl);
    if (address !== undefined) return seeOther(ctx, address);
    await next();
    if (session && !(await provider.Session.findByUid(session.uid))) {
      await signOutSession(sql, session.accountId, session.uid);
      // Another request signed out during this one, and the provider would ask the browser to confirm it.
      const home = afterSignOut(ctx, publicUrl);
      if (ctx.status === 200 && home !== undefined) return seeOther(ctx, home);
    }
    // Two tabs asked whether to sign out, and the older question is no longer valid: it is asked again.
    if (ctx.path === confirmPath && ctx.status === 400) seeOther(ctx, '/oidc/session/end');
  };
