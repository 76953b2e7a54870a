import { html } from 'hono/html';
import { COUNTRIES, isSupportedCountry } from '#domain/countries.ts';
import type { Markup } from '../../http/markup.ts';
import { countryListMarkup, shownCountry } from '../../http/pages/index.ts';
import { emailField, type Field, type FormErrors, formMarkup, passwordField } from './form-markup.ts';
import { page } from './layout.ts';
import type { VisitContext } from './sign-in-page.ts';
import { privacyPath, termsPath } from './paths.ts';
import { type Texts, textsIn } from './texts.ts';

export type RegisterEntries = {
  email: string;
  givenName: string;
  familyName: string;
  password: string;
  /** Its code; what was typed where it names none. */
  country: string;
};

/** VAL-052, VAL-053: the limits of the account's fields. */
export const nameLength = { givenName: 40, familyName: 50 };

/** In a new tab: what was typed stays. */
const legalLink = (path: string, label: string): Markup =>
  html`<a href="${path}" target="_blank" rel="noopener">${label}</a>`;

/** The store records that the terms are accepted (`openStore`). */
const agreementMarkup = ({ agreement: { before, terms, between, privacy, after } }: Texts): Markup =>
  html`${before} ${legalLink(termsPath, terms)} ${between} ${legalLink(privacyPath, privacy)}${after}`;

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
  const country: Field = {
    name: 'country',
    type: 'text',
    label: text.country,
    hint: text.countryHint,
    autocomplete: 'country-name',
    value: shownCountry(entries.country ?? '', context.language),
    error: errors.country,
    proposals: (id) => countryListMarkup(id, COUNTRIES.filter(isSupportedCountry), context.language),
  };
  const form = formMarkup({
    action: `/sign-in/${uid}/register`,
    text,
    title: errors.title,
    message: errors.message,
    keepsEntries: true,
    submit: text.register,
    agreement: agreementMarkup(text),
    fields: [
      nameField('givenName', 'given-name'),
      nameField('familyName', 'family-name'),
      country,
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
  return page({ ...context, title: text.registerTitle, content, script: 'formScript', keepsEntries: true });
};
