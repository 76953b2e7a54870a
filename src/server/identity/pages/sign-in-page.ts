import { html } from 'hono/html';
import type { Markup } from '../../http/markup.ts';
import { emailField, type FormErrors, formMarkup, passwordField } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { forgotPasswordPath } from './paths.ts';
import { textsIn } from './texts.ts';

export type SignInEntries = { email: string; password: string };

/** The page of a sign-in with this uid. */
export type VisitContext = PageContext & { uid: string };

export type SignInContext = VisitContext & {
  /** Whether a visitor registered during this sign-in, with an address that may have an account. */
  hasRegistered: boolean;
};

export const signInPage = (
  { uid, hasRegistered, ...context }: SignInContext,
  entries: Partial<SignInEntries>,
  errors: FormErrors<SignInEntries>,
): Markup => {
  const text = textsIn(context.language);
  const form = formMarkup({
    action: `/sign-in/${uid}`,
    text,
    title: errors.title,
    message: errors.message,
    keepsEntries: true,
    submit: text.signIn,
    fields: [emailField(text, entries.email, errors.email), passwordField(text, 'current-password', errors.password)],
  });
  const title = hasRegistered ? text.registeredTitle : text.signInTitle;
  const content = html`
    <h1>${title}</h1>
    <p class="lead">${hasRegistered ? text.registeredLead : text.signInLead}</p>
    ${form}
    <p class="forgot"><a href="${forgotPasswordPath}">${text.forgotPassword}</a></p>
    <p class="other">
      ${hasRegistered ? text.mistyped : text.noAccount}
      <a href="/sign-in/${uid}/register">${hasRegistered ? text.toDetails : text.toRegister}</a>
    </p>
  `;
  return page({ ...context, title, content, script: 'formScript', keepsEntries: true });
};
