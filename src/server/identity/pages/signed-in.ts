// The session of a user who opens a page of the account.
import { findSession, renewCookie } from '../browser-session.ts';
import type { Actor } from '../try-password.ts';
import { findUser } from '../users.ts';
import { failurePage } from './error-page.ts';
import type { PageContext } from './layout.ts';
import { pageContext, type PageOptions, type PageRequest } from './requests.ts';

type SignedIn = Actor & { renew: () => Promise<void> };

export type Show = (c: PageRequest, page: PageContext, actor: SignedIn) => Promise<Response> | Response;

/** A page for a signed-in user; anyone else is told to sign in. */
export const createSignedIn =
  (options: PageOptions) =>
  (show: Show) =>
  async (c: PageRequest): Promise<Response> => {
    options.prepare(c.env.incoming);
    const provider = options.provider();
    const context = provider.createContext(c.env.incoming, c.env.outgoing);
    const session = await findSession(provider, context);
    const user = session && (await findUser(options.sql, session.accountId));
    const page = pageContext(c, options.storeName);
    if (!session || !user) return c.html(failurePage(page, 'signedOut'), 403);
    const renew = () => renewCookie(provider, context, session, options.publicUrl);
    return show(c, page, { user, sessionUid: session.uid, renew });
  };
