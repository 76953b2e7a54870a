import { html } from 'hono/html';
import type { Markup } from '../../http/markup.ts';
import type { User } from '../users.ts';
import { emailField, type FormErrors, formMarkup, passwordField } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { accountPath, passwordPath, sessionsPath } from './paths.ts';
import { textsIn } from './texts.ts';
import { whatStaysMarkup } from './what-stays.ts';

export type PasswordEntries = { currentPassword: string; newPassword: string };

/** The form to change the password. The e-mail address is shown because password managers look for it. */
export const passwordPage = (context: PageContext, { email }: User, errors: FormErrors<PasswordEntries>): Markup => {
  const text = textsIn(context.language);
  const form = formMarkup({
    action: passwordPath,
    text,
    title: errors.title,
    message: errors.message,
    submit: text.changePassword,
    fields: [
      { ...emailField(text, email, undefined), isFixed: true },
      passwordField(text, 'current-password', errors.currentPassword, {
        name: 'currentPassword',
        label: text.currentPassword,
      }),
      passwordField(text, 'new-password', errors.newPassword, { name: 'newPassword', label: text.newPassword }),
    ],
  });
  const content = html`
    <h1>${text.passwordTitle}</h1>
    <p class="lead">${text.passwordLead}</p>
    ${form} ${whatStaysMarkup(text)}
    <p class="other">
      <a href="${sessionsPath}">${text.sessionsTitle}</a> · <a href="${accountPath}">${text.toAccount}</a>
    </p>
  `;
  return page({ ...context, title: text.passwordTitle, content, script: 'formScript' });
};

export const passwordChangedPage = (context: PageContext): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.passwordChangedTitle}</h1>
    <p class="lead" role="status">${text.passwordChangedText}</p>
    ${whatStaysMarkup(text)}
    <p><a class="button" href="${accountPath}">${text.toAccount}</a></p>
    <p class="other"><a href="${sessionsPath}">${text.sessionsTitle}</a></p>
  `;
  return page({ ...context, title: text.passwordChangedTitle, content });
};
