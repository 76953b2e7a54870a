// The inbox of every address, as long as mail goes to the reference gateway. Anyone may read it, so it is for a
// developer's own machine.
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Sql } from '../../../db/connect.ts';
import type { Env } from '../../../http/env.ts';
import { type Language, type Markup, neverKept } from '../../../pages/index.ts';
import { answerUnknown, contextOf, page, type PageContext } from '../../pages/layout.ts';
import { findReferenceMail, listReferenceMail, type ReferenceMail } from './reference-mail.ts';

export const inboxPath = '/reference/inbox';

/** The inbox of this address, or the page that asks for one. */
export const inboxAddress = (address?: string): string =>
  address === undefined ? inboxPath : `${inboxPath}?${new URLSearchParams({ address }).toString()}`;

const en = {
  title: 'Reference inbox',
  notice: 'Reference inbox. The store sends no mail from here: its messages are on this page.',
  address: 'Email address',
  show: 'Show messages',
  none: 'There are no messages for this address. A message arrives here within seconds.',
  html: 'As a mail program shows it',
  unknownTitle: 'There is no such message',
  unknownText: 'Messages are kept for 30 days.',
  toStore: 'To the store',
};

type Texts = typeof en;

const texts: Readonly<Record<Language, Texts>> = {
  en,
  de: {
    title: 'Referenz-Postfach',
    notice: 'Referenz-Postfach. Von hier verschickt der Shop keine E-Mails: Sie stehen auf dieser Seite.',
    address: 'E-Mail-Adresse',
    show: 'Nachrichten anzeigen',
    none: 'Für diese Adresse gibt es keine Nachrichten. Eine Nachricht trifft hier in Sekunden ein.',
    html: 'Wie ein Mailprogramm sie zeigt',
    unknownTitle: 'Diese Nachricht gibt es nicht',
    unknownText: 'Nachrichten werden 30 Tage aufbewahrt.',
    toStore: 'Zum Shop',
  },
};

/** The links of a plain text can be followed. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((piece, place) => (place % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));

const messageMarkup = ({ messageId, subject, language, text, receivedAt }: ReferenceMail, context: PageContext) => {
  const time = new Intl.DateTimeFormat(context.language, { dateStyle: 'medium', timeStyle: 'medium' });
  return html`<article class="message">
    <h2 lang="${language}">${subject}</h2>
    <p class="muted"><time datetime="${receivedAt.toISOString()}">${time.format(receivedAt)}</time></p>
    <p class="text" lang="${language}">${linked(text)}</p>
    <p><a href="${inboxPath}/${encodeURIComponent(messageId)}">${texts[context.language].html}</a></p>
  </article>`;
};

const inboxPage = (context: PageContext, address: string, messages: readonly ReferenceMail[]): Markup => {
  const text = texts[context.language];
  const content = html`
    <h1>${text.title}</h1>
    <form method="get" action="${inboxPath}">
      <label>${text.address}<input type="email" name="address" value="${address}" required autocomplete="off" /></label>
      <button>${text.show}</button>
    </form>
    ${address !== '' && messages.length === 0 ? html`<p class="muted" role="status">${text.none}</p>` : ''}
    ${messages.map((message) => messageMarkup(message, context))}
  `;
  return page(context, text, content);
};

/** A message's own page may have the styles of the message, and nothing else. */
const policyOfMessage = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

export const createInboxPages = ({ system, storeName }: { system: Sql; storeName: string }): Hono<Env> => {
  const app = new Hono<Env>().basePath(inboxPath);
  app.use(neverKept);
  app.get('/', async (c) => {
    const address = (c.req.query('address') ?? '').trim().toLowerCase();
    const messages = address === '' ? [] : await listReferenceMail(system, address);
    return c.html(inboxPage(contextOf(c, storeName), address, messages));
  });
  app.get('/:id', async (c) => {
    const message = await findReferenceMail(system, c.req.param('id'));
    if (!message) return answerUnknown(c, storeName, texts);
    return c.html(message.html, 200, { 'content-security-policy': policyOfMessage });
  });
  return app;
};
