import { html } from 'hono/html';
import { inboxHref } from '../../gateways/index.ts';
import type { Markup } from '../../http/markup.ts';
import { noticeMarkup } from './form-markup.ts';
import type { PageContext } from './layout.ts';
import { textsIn } from './texts.ts';

/** Where messages arrive in reference mode: the inbox of this e-mail address, or of the one that is entered there. */
export const inboxMarkup = ({ language }: PageContext, email?: string): Markup => {
  const text = textsIn(language);
  return html`${noticeMarkup(text.inboxNotice)}
    <p><a class="button" href="${inboxHref(email)}">${text.toInbox}</a></p>`;
};
