import { html } from 'hono/html';
import type { Markup } from '../../http/markup.ts';
import { linkTo } from '../links.ts';
import type { User } from '../users.ts';
import { emailField, type FormErrors, formMarkup, passwordField } from './form-markup.ts';
import { inboxMarkup } from './inbox-markup.ts';
import { page, type PageContext } from './layout.ts';
import { forgotPasswordPath, newPasswordPath, signInPath } from './paths.ts';
import { textsIn } from './texts.ts';
import { whatStaysMarkup } from './what-stays.ts';

/** The form that asks for a link. */
export const forgotPasswordPage = (
  context: PageContext,
  email: string,
  errors: FormErrors<{ email: string }>,
): Markup => {
  const text = textsIn(context.language);
  const form = formMarkup({
    action: forgotPasswordPath,
    text,
    title: errors.title,
    message: errors.message,
    keepsEntries: true,
    submit: text.sendLink,
    fields: [emailField(text, email, errors.email)],
  });
  const content = html`
    <h1>${text.forgotTitle}</h1>
    <p class="lead">${text.forgotLead}</p>
    ${form}
    <p class="other"><a href="${signInPath}">${text.toSignInAgain}</a></p>
  `;
  return page({ ...context, title: text.forgotTitle, content, script: 'formScript', keepsEntries: true });
};

/** The same page whether or not the e-mail address is known. */
export const linkSentPage = (context: PageContext, hasInbox: boolean): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.linkSentTitle}</h1>
    <p class="lead" role="status">${text.linkSentText}</p>
    <p>${text.linkSentHint}</p>
    ${hasInbox ? inboxMarkup(context) : ''}
    <p class="other">
      <a href="${forgotPasswordPath}">${text.askAgain}</a> · <a href="${signInPath}">${text.toSignInAgain}</a>
    </p>
  `;
  return page({ ...context, title: text.linkSentTitle, content });
};

/** The form behind the link. The e-mail address is shown because password managers look for it. */
export const newPasswordPage = (
  context: PageContext,
  { token, user: { email } }: { token: string; user: User },
  errors: FormErrors<{ newPassword: string }>,
): Markup => {
  const text = textsIn(context.language);
  const form = formMarkup({
    action: linkTo(newPasswordPath, token),
    text,
    title: errors.title,
    message: errors.message,
    submit: text.setPassword,
    fields: [
      { ...emailField(text, email, undefined), isFixed: true },
      passwordField(text, 'new-password', errors.newPassword, { name: 'newPassword', label: text.newPassword }),
    ],
  });
  const content = html`
    <h1>${text.newPasswordTitle}</h1>
    <p class="lead">${text.newPasswordLead}</p>
    ${form}
  `;
  return page({ ...context, title: text.newPasswordTitle, content, script: 'formScript' });
};

export const passwordSetPage = (context: PageContext, isClaimed: boolean): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.passwordSetTitle}</h1>
    <p class="lead" role="status">${text.passwordSetText}</p>
    ${isClaimed ? html`<p>${text.passwordSetClaimed}</p>` : whatStaysMarkup(text)}
    <p><a class="button" href="${signInPath}">${text.signIn}</a></p>
  `;
  return page({ ...context, title: text.passwordSetTitle, content });
};

export const linkOverPage = (context: PageContext): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.linkOverTitle}</h1>
    <p class="lead">${text.linkOverText}</p>
    <p><a class="button" href="${forgotPasswordPath}">${text.askAgain}</a></p>
    <p class="other"><a href="${signInPath}">${text.toSignInAgain}</a></p>
  `;
  return page({ ...context, title: text.linkOverTitle, content, script: 'formScript' });
};
