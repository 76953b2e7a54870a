// The messages to an e-mail address, as the inbox page of reference mode shows them.
import type { Database } from '#server/db/connect.ts';
import { until } from './poll.ts';
import { type Store, USUAL_PASSWORD } from './sign-in.ts';
import { createVisitor, type Visit } from './visitor.ts';

const unescape = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

export type InboxMessage = { subject: string; text: string; page: string };

/** The newest first. */
export const inboxOf = async ({ url }: Store, email: string): Promise<InboxMessage[]> => {
  const response = await fetch(`${url}/reference/inbox?${new URLSearchParams({ email }).toString()}`);
  const page = await response.text();
  const messages =
    /<h2[^>]*>(?<subject>[^]*?)<\/h2>[^]*?<p class="text"[^>]*>(?<text>[^]*?)<\/p>[^]*?href="(?<page>\/reference\/inbox\/[^"]+)"/g;
  return [...page.matchAll(messages)].map(({ groups = {} }) => ({
    subject: unescape(groups['subject'] ?? ''),
    text: unescape(groups['text'] ?? ''),
    page: `${url}${groups['page'] ?? ''}`,
  }));
};

/** The newest message with this subject, once it has arrived. */
export const messageFor = async (store: Store, email: string, subject: RegExp): Promise<InboxMessage> => {
  let found: InboxMessage | undefined;
  await until(`a message ${subject} to ${email} has arrived`, async () => {
    found = (await inboxOf(store, email)).find((message) => subject.test(message.subject));
    return found !== undefined;
  });
  if (!found) throw new Error('It was there a moment ago');
  return found;
};

/** The link in the text of a message. */
export const linkIn = (text: string): string => {
  const [link] = /https?:\/\/\S+\?token=\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in this message:\n${text}`);
  return link;
};

const isConfirmed = ({ searchParams }: URL): boolean => searchParams.has('confirmed');

/** Confirms an e-mail address by its link, in a browser that is not signed in; the password shows who made the account. */
export const confirmBy = (link: string, visitor = createVisitor(), password = USUAL_PASSWORD): Promise<Visit> =>
  visitor.submit(link, { password });

/** The same with the link in its inbox, as a new user does; the welcome bonus is paid with it. */
export const confirmByInbox = async (store: Store, email: string): Promise<void> => {
  const { text } = await messageFor(store, email, /^(?:Confirm your email address|Bestätigen Sie)/);
  const { pathname, search } = new URL(linkIn(text));
  // The store may have another public address than the one that it listens on.
  const { response } = await createVisitor().submit(
    store.url + pathname + search,
    { password: USUAL_PASSWORD },
    isConfirmed,
  );
  if (response.status !== 303) throw new Error(`The e-mail address was not confirmed: ${response.status}`);
};

/** The links that were sent to this address are too old from now on. */
export const expireLinks = async ({ db }: { db: Database }, email: string): Promise<void> => {
  await db.system`
    update identity_link set expires_at = now()
    where user_id = (select id from identity_user where email = ${email})`;
};
