import { html } from 'hono/html';
import type { Markup } from '../../pages/index.ts';
import { passwordLength } from '../passwords.ts';
import type { Texts } from './texts.ts';

/** What is wrong: with a field, or as a whole. */
export type FormErrors<Entries> = Partial<Record<keyof Entries | 'message', string>>;

export type Field = {
  name: string;
  type: 'text' | 'email' | 'password';
  label: string;
  autocomplete: string;
  maxlength: number;
  value?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
};

/** Of an address, by RFC 5321. */
export const longestEmail = 254;

export const emailField = (text: Texts, value: string | undefined, error: string | undefined): Field => ({
  name: 'email',
  type: 'email',
  label: text.email,
  autocomplete: 'username',
  maxlength: longestEmail,
  value,
  error,
});

export const passwordField = (
  text: Texts,
  autocomplete: 'current-password' | 'new-password',
  error: string | undefined,
): Field => ({
  name: 'password',
  type: 'password',
  label: text.password,
  autocomplete,
  maxlength: passwordLength.max,
  hint: autocomplete === 'new-password' ? text.passwordHint : undefined,
  error,
});

const idOf = (name: string): string => `field-${name}`;

const describedBy = ({ name, hint, error }: Field): string =>
  [hint && `${idOf(name)}-hint`, error && `${idOf(name)}-error`].filter(Boolean).join(' ');

/** A label, its input, and what belongs to it. Passwords are never sent back. */
const fieldMarkup = (field: Field, takesFocus: boolean): Markup => {
  const { name, type, label, autocomplete, maxlength, value, error, hint } = field;
  const description = describedBy(field);
  return html`<div class="field">
    <label for="${idOf(name)}">${label}</label>
    ${hint ? html`<p class="hint" id="${idOf(name)}-hint">${hint}</p>` : ''}
    <input
      id="${idOf(name)}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${maxlength}"
      value="${type === 'password' ? '' : (value ?? '')}"
      required
      ${type === 'email' ? html`spellcheck="false" autocapitalize="none"` : ''}
      ${error ? html`aria-invalid="true"` : ''}
      ${description ? html`aria-describedby="${description}"` : ''}
      ${takesFocus ? html`autofocus` : ''}
    />
    ${error ? html`<p class="error" id="${idOf(name)}-error">${error}</p>` : ''}
  </div>`;
};

/** What is wrong: first on the page, where the cursor starts, each entry leading to its field. */
const summaryMarkup = (title: string, message: string | undefined, wrong: readonly Field[]): Markup => {
  const entries = wrong.map(({ name, label, error }) => html`<li><a href="#${idOf(name)}">${label}: ${error}</a></li>`);
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    ${message === undefined ? '' : html`<p>${message}</p>`}
    ${
      entries.length === 0
        ? ''
        : html`<ul>
            ${entries}
          </ul>`
    }
  </div>`;
};

export type Form = {
  action: string;
  summaryTitle: string;
  message?: string | undefined;
  fields: readonly Field[];
  submit: string;
};

/** A form that posts to our own address. The server checks everything, so the browser's own bubbles stay away. */
export const formMarkup = ({ action, summaryTitle, message, fields, submit }: Form): Markup => {
  const wrong = fields.filter(({ error }) => error !== undefined);
  const failed = message !== undefined || wrong.length > 0;
  return html`
    ${failed ? summaryMarkup(summaryTitle, message, wrong) : ''}
    <form method="post" action="${action}" novalidate>
      ${fields.map((field, index) => fieldMarkup(field, !failed && index === 0))}
      <button type="submit">${submit}</button>
    </form>
  `;
};
