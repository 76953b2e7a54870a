import { html } from 'hono/html';
import type { Markup } from '../../pages/index.ts';
import { emailField, type Field, type FormErrors, formMarkup, passwordField } from './form-markup.ts';
import { page } from './layout.ts';
import type { VisitContext } from './sign-in-page.ts';
import { textsIn } from './texts.ts';

export type RegisterEntries = { email: string; givenName: string; familyName: string; password: string };

/** VAL-052, VAL-053: the limits of the account's fields. */
export const nameLength = { givenName: 40, familyName: 50 };

export const registerPage = (
  { uid, ...context }: VisitContext,
  entries: Partial<RegisterEntries>,
  errors: FormErrors<RegisterEntries>,
): Markup => {
  const text = textsIn(context.language);
  const nameField = (name: 'givenName' | 'familyName', autocomplete: string): Field => ({
    name,
    type: 'text',
    label: text[name],
    autocomplete,
    value: entries[name],
    error: errors[name],
  });
  const form = formMarkup({
    action: `/sign-in/${uid}/register`,
    text,
    title: errors.title,
    message: errors.message,
    submit: text.register,
    fields: [
      nameField('givenName', 'given-name'),
      nameField('familyName', 'family-name'),
      emailField(text, entries.email, errors.email),
      passwordField(text, 'new-password', errors.password),
    ],
  });
  const content = html`
    <h1>${text.registerTitle}</h1>
    <p class="lead">${text.registerLead}</p>
    ${form}
    <p class="other">${text.hasAccount} <a href="/sign-in/${uid}?existing">${text.toSignIn}</a></p>
  `;
  return page({ ...context, title: text.registerTitle, content, script: 'formScript' });
};
