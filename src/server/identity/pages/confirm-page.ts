import { html } from 'hono/html';
import type { Markup } from '../../http/markup.ts';
import { linkTo } from '../links.ts';
import type { User } from '../users.ts';
import { emailField, type Field, type FormErrors, formMarkup, passwordField, resetMarkup } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { confirmEmailPath } from './paths.ts';
import { type Texts, textsIn } from './texts.ts';

export type ConfirmForm = { token: string; user: User; isSignedIn: boolean };

/** For who did not make the account, or forgot its password: a new one takes the account back (decision 82). */
const takeBackMarkup = (text: Texts, { email }: User): Markup => html`
  <section class="alternative">
    <h2>${text.takeBackTitle}</h2>
    <p>${text.takeBackText}</p>
    ${resetMarkup(email, text.takeBackSubmit)}
  </section>
`;

/**
 * Asks for the password, unless the browser is signed in as the user. The address is shown because password managers
 * look for it.
 */
export const confirmPage = (
  context: PageContext,
  { token, user, isSignedIn }: ConfirmForm,
  errors: FormErrors<{ password: string }>,
): Markup => {
  const text = textsIn(context.language);
  const email: Field = { ...emailField(text, user.email, undefined), isFixed: true };
  const form = formMarkup({
    action: linkTo(confirmEmailPath, token),
    text,
    title: errors.title,
    message: errors.message,
    submit: text.confirm,
    fields: isSignedIn ? [] : [email, passwordField(text, 'current-password', errors.password)],
  });
  const content = html`
    <h1>${text.confirmTitle}</h1>
    <p class="lead">${isSignedIn ? text.confirmLead : text.confirmPasswordLead}</p>
    ${form} ${isSignedIn ? '' : takeBackMarkup(text, user)}
  `;
  return page({ ...context, title: text.confirmTitle, content, script: 'formScript' });
};
