import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Sql } from '../db/connect.ts';
import { signedOutAddress, withState } from './client.ts';
import { cookieOptions } from './cookies.ts';
import { renderSignOutPage } from './pages/sign-out-page.ts';
import { signOutSession } from './sessions.ts';

type SignOutOptions = { sql: Sql; publicUrl: string; storeName: string };

/** Whether the user's app asks: it sends the ID token, which no other site has. */
const isAskedByApp = ({ oidc }: KoaContextWithOIDC): boolean =>
  oidc.entities.IdTokenHint !== undefined && oidc.entities.IdTokenHint.payload.sub === oidc.session?.accountId;

/** Signs out at once when the app asks. When any other link led here, it asks the user. */
export const signOut = async (
  ctx: KoaContextWithOIDC,
  form: string,
  { sql, publicUrl, storeName }: SignOutOptions,
): Promise<void> => {
  const { session, params, provider } = ctx.oidc;
  if (!session || !isAskedByApp(ctx)) return renderSignOutPage(ctx, form, storeName);
  await signOutSession(sql, session.accountId ?? '', session.uid);
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, cookieOptions(publicUrl));
  ctx.redirect(withState(signedOutAddress(publicUrl), params?.['state']));
  ctx.status = 303;
};
