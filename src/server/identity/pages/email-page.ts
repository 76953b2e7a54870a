import { html } from 'hono/html';
import type { Markup } from '../../http/markup.ts';
import type { Sending } from '../../mail/index.ts';
import type { User } from '../users.ts';
import {
  codeOrRecoveryField,
  emailField,
  type FormErrors,
  formMarkup,
  noticeMarkup,
  passwordField,
  resetMarkup,
} from './form-markup.ts';
import { inboxMarkup } from './inbox-markup.ts';
import { page, type PageContext } from './layout.ts';
import { accountPath, changeEmailPath, emailPath } from './paths.ts';
import type { ProofEntries } from './second-factor-pages.ts';
import { type Texts, textsIn } from './texts.ts';

type EmailState = {
  isConfirmed: boolean;
  /** A welcome bonus waits for the confirmation. */
  hasBonus: boolean;
  /** Another link has just been sent. */
  hasSentAgain: boolean;
  hasInbox: boolean;
  /** What became of the last link. */
  newest: Sending | undefined;
  /** The address that the user asked for and has not confirmed yet. */
  pendingEmail?: string | undefined;
  /** Why no other link was sent. */
  refusal?: string;
};

/** Whether a link was sent, and what to do where it was not. */
const sendingMarkup = (text: Texts, { email }: User, { newest, hasSentAgain }: EmailState): Markup => {
  switch (newest?.outcome) {
    case null:
    case 'sent':
      return html`<p>${newest.outcome === null ? text.linkOnItsWay : text.linkSentBefore}</p>
        ${hasSentAgain ? noticeMarkup(text.linkSentAgain) : ''}`;
    case 'refused':
      return noticeMarkup(text.undelivered.replace('{reply}', () => newest.reply ?? ''));
    case 'too many':
      return html`${noticeMarkup(text.linkTooMany)} ${resetMarkup(email, text.takeBackSubmit)}`;
    default:
      return noticeMarkup(text.linkNotSent);
  }
};

/** The e-mail address of a signed-in user, and whether it is confirmed. */
export const emailPage = (context: PageContext, user: User, state: EmailState): Markup => {
  const { email } = user;
  const text = textsIn(context.language);
  const { isConfirmed, hasBonus, hasInbox, newest, pendingEmail, refusal } = state;
  const unconfirmed = html`
    <p class="lead">${text.emailUnconfirmedLead}</p>
    ${hasBonus ? html`<p>${text.emailBonus}</p>` : ''} ${sendingMarkup(text, user, state)}
    ${hasInbox && newest?.outcome !== 'too many' ? inboxMarkup(context, email) : ''}
    ${formMarkup({ action: emailPath, text, message: refusal, submit: text.sendLinkAgain, fields: [], isSecondary: true })}
  `;
  const content = html`
    <h1>${text.emailTitle}</h1>
    <p class="email">${email}</p>
    ${isConfirmed ? html`<p class="lead">${text.emailConfirmed}</p>` : unconfirmed}
    ${pendingEmail === undefined ? '' : noticeMarkup(text.emailPending.replace('{email}', () => pendingEmail))}
    <p class="other">
      <a href="${changeEmailPath}">${text.changeEmail}</a> · <a href="${accountPath}">${text.toAccount}</a>
    </p>
  `;
  return page({ ...context, title: text.emailTitle, content, script: 'formScript' });
};

export type NewEmailEntries = ProofEntries & { newEmail: string };

/** The form for another e-mail address. It takes a code as well where the user has a second factor. */
export const changeEmailPage = (
  context: PageContext,
  { newEmail, hasSecondFactor }: { newEmail: string; hasSecondFactor: boolean },
  errors: FormErrors<NewEmailEntries>,
): Markup => {
  const text = textsIn(context.language);
  const email = emailField(text, newEmail, errors.newEmail);
  const form = formMarkup({
    action: changeEmailPath,
    text,
    title: errors.title,
    message: errors.message,
    keepsEntries: true,
    submit: text.sendLink,
    fields: [
      { ...email, name: 'newEmail', label: text.newEmail, autocomplete: 'email' },
      passwordField(text, 'current-password', errors.currentPassword, {
        name: 'currentPassword',
        label: text.currentPassword,
      }),
      ...(hasSecondFactor ? [codeOrRecoveryField(text, errors.code)] : []),
    ],
  });
  const content = html`
    <h1>${text.changeEmailTitle}</h1>
    <p class="lead">${text.changeEmailLead}</p>
    ${form}
    <p class="other"><a href="${emailPath}">${text.toEmail}</a></p>
  `;
  return page({ ...context, title: text.changeEmailTitle, content, script: 'formScript', keepsEntries: true });
};

export const changeSentPage = (context: PageContext, hasInbox: boolean): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.changeSentTitle}</h1>
    <p class="lead" role="status">${text.changeSentText}</p>
    ${hasInbox ? inboxMarkup(context) : ''}
    <p class="other"><a href="${emailPath}">${text.toEmail}</a></p>
  `;
  return page({ ...context, title: text.changeSentTitle, content });
};
