// The inbox of every e-mail address while mail goes to the reference gateway. Anyone can read it, so it is for a
// developer's own machine.
import { Hono } from 'hono';
import { html } from 'hono/html';
import { momentInWords } from '#domain/date-words.ts';
import type { Language } from '#domain/languages.ts';
import { spellingsOf } from '#domain/mailbox.ts';
import type { Sql } from '../../../db/connect.ts';
import type { Env } from '../../../http/env.ts';
import type { Markup } from '../../../http/markup.ts';
import { neverKept } from '../../../http/pages/index.ts';
import { answerUnknown, contextOf, page, type PageContext } from '../../pages/layout.ts';
import { findReferenceAttachment, findReferenceMail, listReferenceMail, type ReferenceMail } from './reference-mail.ts';

const inboxPath = '/reference/inbox';

/** The inbox of this e-mail address, or the page that asks for one. */
export const inboxHref = (email?: string): string =>
  email === undefined ? inboxPath : `${inboxPath}?${new URLSearchParams({ email }).toString()}`;

const en = {
  title: 'Reference inbox',
  notice: 'This store sends no email. Its messages appear on this page instead.',
  email: 'Email address',
  show: 'Show messages',
  none: 'There are no messages for this address. New ones appear here within seconds.',
  html: 'View as email',
  unknownTitle: 'There is no such message',
  unknownText: 'Messages are kept for 30 days.',
  toStore: 'To the store',
};

type Texts = typeof en;

const texts: Readonly<Record<Language, Texts>> = {
  en,
  de: {
    title: 'Referenz-Postfach',
    notice: 'Dieser Shop verschickt keine E-Mails. Seine Nachrichten erscheinen stattdessen auf dieser Seite.',
    email: 'E-Mail-Adresse',
    show: 'Nachrichten anzeigen',
    none: 'Für diese Adresse gibt es keine Nachrichten. Neue erscheinen hier innerhalb von Sekunden.',
    html: 'Als E-Mail ansehen',
    unknownTitle: 'Diese Nachricht gibt es nicht',
    unknownText: 'Nachrichten werden 30 Tage aufbewahrt.',
    toStore: 'Zum Shop',
  },
};

/** Turns the links of a plain text into links to follow. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((piece, place) => (place % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));

const messageMarkup = (message: ReferenceMail, context: PageContext) => {
  const { messageId, subject, language, text, attachments, receivedAt } = message;
  const address = `${inboxPath}/${encodeURIComponent(messageId)}`;
  return html`<article class="message">
    <h2 lang="${language}">${subject}</h2>
    <p class="muted">
      <time datetime="${receivedAt.toISOString()}">${momentInWords(receivedAt, context.language)}</time>
    </p>
    <p class="text" lang="${language}">${linked(text)}</p>
    <p><a href="${address}">${texts[context.language].html}</a></p>
    ${attachments.map((name) => html`<p><a href="${address}/${encodeURIComponent(name)}" download>${name}</a></p>`)}
  </article>`;
};

const inboxPage = (context: PageContext, email: string, messages: readonly ReferenceMail[]): Markup => {
  const text = texts[context.language];
  const content = html`
    <h1>${text.title}</h1>
    <form method="get" action="${inboxPath}">
      <label
        >${text.email}<input
          name="email"
          inputmode="email"
          value="${email}"
          required
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
      /></label>
      <button>${text.show}</button>
    </form>
    ${email !== '' && messages.length === 0 ? html`<p class="muted" role="status">${text.none}</p>` : ''}
    ${messages.map((message) => messageMarkup(message, context))}
  `;
  return page(context, text, content);
};

/** The page of a message may use its styles and the logo of the shop, and nothing else. */
const policyOfMessage =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'none'; base-uri 'none'";

export const createInboxPages = ({ system, storeName }: { system: Sql; storeName: string }): Hono<Env> => {
  const app = new Hono<Env>().basePath(inboxPath);
  app.use(neverKept);
  app.get('/', async (c) => {
    const [email = '', ...spellings] = spellingsOf(c.req.query('email') ?? '');
    // It may have been kept in another spelling than it is typed in.
    const messages = email === '' ? [] : await listReferenceMail(system, [email, ...spellings]);
    return c.html(inboxPage(contextOf(c, storeName), email, messages));
  });
  app.get('/:id', async (c) => {
    const message = await findReferenceMail(system, c.req.param('id'));
    if (message === undefined) return answerUnknown(c, storeName, texts);
    return c.html(message, 200, { 'content-security-policy': policyOfMessage });
  });
  app.get('/:id/:filename', async (c) => {
    const { id, filename } = c.req.param();
    const attachment = await findReferenceAttachment(system, id, filename);
    if (!attachment) return answerUnknown(c, storeName, texts);
    return c.body(attachment.content, 200, { 'content-type': attachment.contentType });
  });
  return app;
};
