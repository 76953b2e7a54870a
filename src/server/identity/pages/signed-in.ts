// The session of a user who opens a page of the account.
import { findSession, renewCookie } from '../browser-session.ts';
import type { Actor } from '../try-password.ts';
import { findUser } from '../users.ts';
import { failurePage } from './error-page.ts';
import type { PageContext } from './layout.ts';
import { pageContext, type PageOptions, type PageRequest } from './requests.ts';

type SignedIn = Actor & { renew: () => Promise<void> };

export type Show = (c: PageRequest, page: PageContext, actor: SignedIn) => Promise<Response> | Response;

const createActor =
  (options: PageOptions) =>
  async (c: PageRequest): Promise<SignedIn | undefined> => {
    options.prepare(c.env.incoming);
    const provider = options.provider();
    const context = provider.createContext(c.env.incoming, c.env.outgoing);
    const session = await findSession(provider, context);
    const user = session && (await findUser(options.sql, session.accountId));
    if (!session || !user) return undefined;
    const renew = () => renewCookie(provider, context, session, options.publicUrl);
    return { user, sessionUid: session.uid, renew };
  };

/** The user that a browser is signed in as, if any. */
export const createVisitor: (options: PageOptions) => (c: PageRequest) => Promise<Actor | undefined> = createActor;

/** A page for a signed-in user; anyone else is told to sign in. */
export const createSignedIn = (options: PageOptions) => {
  const actorOf = createActor(options);
  return (show: Show) =>
    async (c: PageRequest): Promise<Response> => {
      const actor = await actorOf(c);
      const page = pageContext(c, options.storeName);
      return actor ? show(c, page, actor) : c.html(failurePage(page, 'signedOut'), 403);
    };
};
