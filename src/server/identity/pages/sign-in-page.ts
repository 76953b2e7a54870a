import { html } from 'hono/html';
import type { Language, Markup } from '../../pages/index.ts';
import { emailField, type FormErrors, formMarkup, passwordField } from './form-markup.ts';
import { page } from './layout.ts';
import { textsIn } from './texts.ts';

export type SignInEntries = { email: string; password: string };

export type PageContext = { language: Language; storeName: string; uid: string };

export const signInPage = (
  { language, storeName, uid }: PageContext,
  entries: Partial<SignInEntries>,
  errors: FormErrors<SignInEntries>,
): Markup => {
  const text = textsIn(language);
  const form = formMarkup({
    action: `/sign-in/${uid}`,
    summaryTitle: text.errorSummary,
    message: errors.message,
    submit: text.signIn,
    fields: [emailField(text, entries.email, errors.email), passwordField(text, 'current-password', errors.password)],
  });
  const content = html`
    <h1>${text.signInTitle}</h1>
    <p class="lead">${text.signInLead}</p>
    ${form}
    <p class="other">${text.noAccount} <a href="/sign-in/${uid}/register">${text.toRegister}</a></p>
  `;
  return page({ language, storeName, title: text.signInTitle, content });
};
