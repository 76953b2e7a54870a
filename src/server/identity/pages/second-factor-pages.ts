import { html } from 'hono/html';
import { dayInWords } from '#domain/date-words.ts';
import type { Markup } from '../../http/markup.ts';
import { codeOrRecoveryField, type FormErrors, formMarkup, noticeMarkup, passwordField } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { accountPath, newCodesPath, secondFactorPath, setUpPath, turnOffPath } from './paths.ts';
import { textsIn } from './texts.ts';

type FactorState = {
  /** Undefined where it is off. */
  on: { since: Date; codesLeft: number } | undefined;
  hasTurnedOff: boolean;
};

/** Whether the user's second factor is on, and what can be done with it. */
export const secondFactorPage = (context: PageContext, { on, hasTurnedOff }: FactorState): Markup => {
  const { language } = context;
  const text = textsIn(language);
  const state = on
    ? html`<p class="lead">${text.factorOn.replace('{date}', dayInWords(on.since, language, 'UTC'))}</p>
        <p>${text.codesLeft.replace('{count}', String(on.codesLeft))}</p>
        <p class="choices">
          <a class="button secondary" href="${newCodesPath}">${text.newCodesTitle}</a>
          <a class="button secondary" href="${turnOffPath}">${text.turnOff}</a>
        </p>`
    : html`<p class="lead">${text.factorOff}</p>
        <p><a class="button" href="${setUpPath}">${text.setUpTitle}</a></p>`;
  const content = html`
    <h1>${text.twoFactorTitle}</h1>
    ${hasTurnedOff ? noticeMarkup(text.factorTurnedOff) : ''} ${state}
    <p class="other"><a href="${accountPath}">${text.toAccount}</a></p>
  `;
  return page({ ...context, title: text.twoFactorTitle, content, script: 'formScript' });
};

export type ProofEntries = { currentPassword: string; code: string };

/** What takes both factors. */
type Change = { title: string; lead: string[]; action: string; submit: string };

const changePage = (context: PageContext, change: Change, errors: FormErrors<ProofEntries>): Markup => {
  const text = textsIn(context.language);
  const { title, lead, action, submit } = change;
  const form = formMarkup({
    action,
    text,
    title: errors.title,
    message: errors.message,
    submit,
    fields: [
      passwordField(text, 'current-password', errors.currentPassword, {
        name: 'currentPassword',
        label: text.currentPassword,
      }),
      codeOrRecoveryField(text, errors.code),
    ],
  });
  const content = html`
    <h1>${title}</h1>
    ${lead.map((paragraph) => html`<p class="lead">${paragraph}</p>`)} ${form}
    <p class="other"><a href="${secondFactorPath}">${text.toTwoFactor}</a></p>
  `;
  return page({ ...context, title, content, script: 'formScript' });
};

export const turnOffPage = (context: PageContext, isOperator: boolean, errors: FormErrors<ProofEntries>): Markup => {
  const text = textsIn(context.language);
  const lead = [text.turnOffLead, ...(isOperator ? [text.turnOffOperator] : [])];
  return changePage(context, { title: text.turnOffTitle, lead, action: turnOffPath, submit: text.turnOff }, errors);
};

export const newCodesPage = (context: PageContext, errors: FormErrors<ProofEntries>): Markup => {
  const text = textsIn(context.language);
  const change = { title: text.newCodesTitle, lead: [text.newCodesLead], action: newCodesPath, submit: text.newCodes };
  return changePage(context, change, errors);
};
