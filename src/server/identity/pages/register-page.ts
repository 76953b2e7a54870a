import { html } from 'hono/html';
import type { Markup } from '../../pages/index.ts';
import { passwordLength } from '../passwords.ts';
import { formMarkup } from './form.ts';
import { page } from './layout.ts';
import type { PageContext } from './sign-in-page.ts';
import { textsIn } from './texts.ts';

export type RegisterEntries = { email: string; givenName: string; familyName: string; password: string };

export type RegisterErrors = Partial<Record<keyof RegisterEntries | 'message', string>>;

/** Spec section 5: the limits of the account's fields. */
export const nameLength = { givenName: 40, familyName: 50 };

export const registerPage = (
  { language, storeName, uid }: PageContext,
  entries: Partial<RegisterEntries>,
  errors: RegisterErrors,
): Markup => {
  const text = textsIn(language);
  const name = (field: 'givenName' | 'familyName', autocomplete: string) =>
    ({
      name: field,
      type: 'text',
      label: text[field],
      autocomplete,
      maxlength: nameLength[field],
      value: entries[field],
      error: errors[field],
    }) as const;
  const form = formMarkup({
    action: `/sign-in/${uid}/register`,
    summaryTitle: text.errorSummary,
    message: errors.message,
    submit: text.register,
    fields: [
      name('givenName', 'given-name'),
      name('familyName', 'family-name'),
      {
        name: 'email',
        type: 'email',
        label: text.email,
        autocomplete: 'username',
        maxlength: 254,
        value: entries.email,
        error: errors.email,
      },
      {
        name: 'password',
        type: 'password',
        label: text.password,
        autocomplete: 'new-password',
        maxlength: passwordLength.max,
        hint: text.passwordHint,
        error: errors.password,
      },
    ],
  });
  const content = html`
    <h1>${text.registerTitle}</h1>
    <p class="lead">${text.registerLead}</p>
    ${form}
    <p class="other">${text.hasAccount} <a href="/sign-in/${uid}?existing">${text.toSignIn}</a></p>
  `;
  return page({ language, storeName, title: text.registerTitle, content });
};
