import { html } from 'hono/html';
import type { Markup } from '../../http/markup.ts';
import { keptFormId } from './layout.ts';
import { forgotPasswordPath } from './paths.ts';
import type { Texts } from './texts.ts';

/** An error of a field, or of the whole form with a title of its own where no field caused it. */
export type FormErrors<Entries> = Partial<Record<keyof Entries | 'message' | 'title', string>>;

/** No `maxlength`: a browser would silently cut off pasted text. */
export type Field = {
  name: string;
  type: 'text' | 'password';
  label: string;
  autocomplete: string;
  value?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  /** For a code or an address, which is no word. */
  inputmode?: 'numeric' | 'text' | 'email' | undefined;
  /** Read-only. */
  isFixed?: boolean;
  /** What it proposes, as a `datalist` of this id. */
  proposals?: (id: string) => Markup;
};

/** The longest e-mail address by RFC 5321. */
export const longestEmail = 254;

/** No `type="email"`: Chromium sends the ASCII form of a domain there, and the form would come back with it. */
export const emailField = (text: Texts, value: string | undefined, error: string | undefined): Field => ({
  name: 'email',
  type: 'text',
  inputmode: 'email',
  label: text.email,
  autocomplete: 'username',
  value,
  error,
});

export const passwordField = (
  text: Texts,
  autocomplete: 'current-password' | 'new-password',
  error: string | undefined,
  { name, label }: { name: string; label: string } = { name: 'password', label: text.password },
): Field => ({
  name,
  type: 'password',
  label,
  autocomplete,
  hint: autocomplete === 'new-password' ? text.passwordHint : undefined,
  error,
});

/** The code of an authenticator app. Browsers and phones offer to fill it in. */
export const codeField = (text: Texts, error: string | undefined): Field => ({
  name: 'code',
  type: 'text',
  inputmode: 'numeric',
  label: text.code,
  autocomplete: 'one-time-code',
  error,
});

/** The same, where a recovery code is taken as well. */
export const codeOrRecoveryField = (text: Texts, error: string | undefined): Field => ({
  ...codeField(text, error),
  label: text.codeOrRecovery,
  inputmode: 'text',
});

const idOf = (name: string): string => `field-${name}`;

const describedBy = ({ name, hint, error }: Field): string =>
  [hint && `${idOf(name)}-hint`, error && `${idOf(name)}-error`].filter(Boolean).join(' ');

/** Has a button to show the typed text, once the script runs (forms.js). */
const revealMarkup = ({ name }: Field, text: Texts): Markup =>
  html`<button
    type="button"
    class="reveal"
    hidden
    aria-pressed="false"
    aria-controls="${idOf(name)}"
    aria-describedby="${idOf(name)}-label"
    data-shown="${text.hide}"
  >
    ${text.show}
  </button>`;

const listOf = (name: string): string => `${idOf(name)}-list`;

/** Passwords are never sent back. */
const inputMarkup = (field: Field, takesFocus: boolean): Markup => {
  const { name, type, value, inputmode, isFixed = false, error, proposals } = field;
  const description = describedBy(field);
  return html`<input
      id="${idOf(name)}"
      name="${name}"
      autocomplete="${field.autocomplete}"
      type="${type}"
      value="${type === 'password' ? '' : (value ?? '')}"
      ${isFixed ? html`readonly` : html`required`}
      ${inputmode === undefined ? '' : html`inputmode="${inputmode}"`}
      ${type === 'text' && inputmode === undefined ? '' : html`spellcheck="false" autocapitalize="none"`}
      ${error ? html`aria-invalid="true"` : ''}
      ${description ? html`aria-describedby="${description}"` : ''}
      ${takesFocus ? html`autofocus` : ''}
      ${proposals ? html`list="${listOf(name)}"` : ''}
    />${proposals?.(listOf(name)) ?? ''}`;
};

/** A label, its control, hint and error. */
const fieldMarkup = (field: Field, text: Texts, takesFocus: boolean): Markup => {
  const { name, type, label, error, hint } = field;
  return html`<div class="field">
    <label for="${idOf(name)}" id="${idOf(name)}-label">${label}</label>
    ${hint ? html`<p class="hint" id="${idOf(name)}-hint">${hint}</p>` : ''}
    <div class="control">${inputMarkup(field, takesFocus)} ${type === 'password' ? revealMarkup(field, text) : ''}</div>
    ${error ? html`<p class="error" id="${idOf(name)}-error">${error}</p>` : ''}
  </div>`;
};

/** The list of errors: first on the page and focused, each entry linked to its field. */
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

/** A message about what has been done, or what to know first. */
export const noticeMarkup = (message: string): Markup => html`<p class="notice" role="status">${message}</p>`;

type Form = {
  action: string;
  text: Texts;
  title?: string | undefined;
  message?: string | undefined;
  fields: readonly Field[];
  submit: string;
  /** What is agreed to by sending it, above the button. */
  agreement?: Markup;
  /** Something else on the page comes first. */
  isSecondary?: boolean;
  /** Its entries survive the choice of another language. One form of a page can do this. */
  keepsEntries?: boolean;
};

/** A form that posts to our own address. The server checks everything, so the browser's own messages are off. */
export const formMarkup = ({
  action,
  text,
  title = text.errorSummary,
  message,
  fields,
  submit,
  agreement,
  isSecondary = false,
  keepsEntries = false,
}: Form): Markup => {
  const wrong = fields.filter(({ error }) => error !== undefined);
  const failed = message !== undefined || wrong.length > 0;
  const first = failed ? undefined : fields.find(({ value = '' }) => value === '');
  return html`
    ${failed ? summaryMarkup(title, message, wrong) : ''}
    <form ${keepsEntries ? html`id="${keptFormId}"` : ''} method="post" action="${action}" novalidate>
      ${fields.map((field) => fieldMarkup(field, text, field === first))}
      ${agreement === undefined ? '' : html`<p class="hint">${agreement}</p>`}
      <button type="submit" ${isSecondary ? html`class="secondary"` : ''}>${submit}</button>
    </form>
  `;
};

/** A button that asks for a link for a new password, which also shows that its reader has the mailbox. */
export const resetMarkup = (email: string, label: string): Markup => html`
  <form method="post" action="${forgotPasswordPath}">
    <input type="hidden" name="email" value="${email}" />
    <button type="submit" class="secondary">${label}</button>
  </form>
`;
