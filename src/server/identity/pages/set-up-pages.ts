import { html } from 'hono/html';
import { inGroups } from '#domain/in-groups.ts';
import { drawQrCode } from '#domain/qr-code.ts';
import type { Markup } from '../../http/markup.ts';
import { keyAddress } from '../second-factor/app-codes.ts';
import { codeField, type FormErrors, formMarkup, passwordField } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { type Texts, textsIn } from './texts.ts';

export type SetUpEntries = { currentPassword: string; code: string };

type SetUp = {
  secret: string;
  email: string;
  action: string;
  /** Not during a sign-in, which has just asked for it. */
  asksPassword: boolean;
  /** Why it is asked for. */
  reason?: string;
  back: { href: string; label: string };
};

const qrMarkup = (address: string, text: Texts): Markup | string => {
  const drawing = drawQrCode(address);
  if (!drawing) return '';
  const { size, path } = drawing;
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${text.qrCode}">
    <path fill="#fff" d="M0 0h${size}v${size}h-${size}z" />
    <path fill="#000" shape-rendering="crispEdges" d="${path}" />
  </svg>`;
};

/** Copies a text, once the script runs (forms.js). */
const copyMarkup = (copied: string, text: Texts): Markup =>
  html`<button
    type="button"
    class="secondary copy"
    hidden
    aria-live="polite"
    data-copy="${copied}"
    data-copied="${text.copied}"
  >
    ${text.copy}
  </button>`;

/** Shows the secret for an app, and asks for a code of it. */
export const setUpPage = (context: PageContext, setUp: SetUp, errors: FormErrors<SetUpEntries>): Markup => {
  const text = textsIn(context.language);
  const { secret, email, action, asksPassword, reason, back } = setUp;
  const { storeName } = context;
  const password = passwordField(text, 'current-password', errors.currentPassword, {
    name: 'currentPassword',
    label: text.currentPassword,
  });
  const code = codeField(text, errors.code);
  const form = formMarkup({
    action,
    text,
    title: errors.title,
    message: errors.message,
    submit: text.turnOn,
    fields: asksPassword ? [code, password] : [code],
  });
  const content = html`
    <h1>${text.setUpTitle}</h1>
    ${reason === undefined ? '' : html`<p class="lead">${reason}</p>`}
    <p class="lead">${text.setUpLead}</p>
    ${qrMarkup(keyAddress(secret, { storeName, email }), text)}
    <p class="manual">${text.manualKey}</p>
    <div class="copied">
      <p class="code" translate="no">${inGroups(secret)}</p>
      ${copyMarkup(secret, text)}
    </div>
    ${form}
    <p class="other"><a href="${back.href}">${back.label}</a></p>
  `;
  return page({ ...context, title: text.setUpTitle, content, script: 'formScript' });
};

type ShownCodes = { codes: readonly string[]; action: string };

/** The new recovery codes: shown until the user goes on. */
export const recoveryCodesPage = (context: PageContext, { codes, action }: ShownCodes): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.codesTitle}</h1>
    <p class="lead">${text.codesLead}</p>
    <ol class="recovery-codes" translate="no">
      ${codes.map((code) => html`<li class="code">${code}</li>`)}
    </ol>
    <div class="beside">
      ${copyMarkup(codes.join('\n'), text)}
      <a class="button secondary" href="${action}?download" download>${text.downloadCodes}</a>
    </div>
    ${formMarkup({ action, text, submit: text.codesSaved, fields: [] })}
  `;
  return page({ ...context, title: text.codesTitle, content, script: 'formScript' });
};

/** The codes as a file. */
export const recoveryCodesFile = (
  { language, storeName }: PageContext,
  email: string,
  codes: readonly string[],
): string => {
  const title = textsIn(language)
    .codesFile.replace('{email}', () => email)
    .replace('{store}', () => storeName);
  return [title, '', ...codes, ''].join('\n');
};

/** The headers of the downloaded file. */
export const recoveryCodesHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'content-disposition': 'attachment; filename="recovery-codes.txt"',
};
