import { html } from 'hono/html';
import type { Markup } from '../../pages/index.ts';
import type { User } from '../users.ts';
import { formMarkup, noticeMarkup } from './form-markup.ts';
import { inboxMarkup } from './inbox-markup.ts';
import { page, type PageContext } from './layout.ts';
import { accountPath, emailPath } from './paths.ts';
import { textsIn } from './texts.ts';

export type EmailState = {
  isConfirmed: boolean;
  /** Another link has just been sent. */
  hasSent: boolean;
  hasInbox: boolean;
  /** Why no other link was sent. */
  refusal?: string;
};

/** The address of a signed-in user, and whether it is confirmed. */
export const emailPage = (context: PageContext, { email }: User, state: EmailState): Markup => {
  const text = textsIn(context.language);
  const { isConfirmed, hasSent, hasInbox, refusal } = state;
  const unconfirmed = html`
    <p class="lead">${text.emailUnconfirmedLead}</p>
    <p>${text.emailBonus}</p>
    ${hasSent ? noticeMarkup(text.linkSentAgain) : ''} ${hasInbox ? inboxMarkup(context, email) : ''}
    ${formMarkup({ action: emailPath, text, message: refusal, submit: text.sendLinkAgain, fields: [] })}
  `;
  const content = html`
    <h1>${text.emailTitle}</h1>
    <p class="address">${email}</p>
    ${isConfirmed ? html`<p class="lead">${text.emailConfirmed}</p>` : unconfirmed}
    <p class="other"><a href="${accountPath}">${text.toAccount}</a></p>
  `;
  return page({ ...context, title: text.emailTitle, content, script: 'formScript' });
};
