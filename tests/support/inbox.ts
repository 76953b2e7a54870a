// The messages of an address, as the inbox page of reference mode shows them.
import { until } from './poll.ts';
import type { Store } from './sign-in.ts';

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
  const response = await fetch(`${url}/reference/inbox?${new URLSearchParams({ address: email }).toString()}`);
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
