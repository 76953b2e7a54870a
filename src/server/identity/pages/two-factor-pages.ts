import { html } from 'hono/html';
import type { Markup } from '../../http/markup.ts';
import { codeField, type FormErrors, formMarkup } from './form-markup.ts';
import { page } from './layout.ts';
import { visitPaths } from './paths.ts';
import type { VisitContext } from './sign-in-page.ts';
import { textsIn } from './texts.ts';

type CodeErrors = FormErrors<{ code: string }>;

/** Asks for the code of the app, after the password. */
export const codePage = ({ uid, ...context }: VisitContext, errors: CodeErrors): Markup => {
  const text = textsIn(context.language);
  const { code, recovery, start } = visitPaths(uid);
  const content = html`
    <h1>${text.twoFactorTitle}</h1>
    <p class="lead">${text.codeLead}</p>
    ${formMarkup({ action: code, text, ...errorsOf(errors), submit: text.confirmCode, fields: [codeField(text, errors.code)] })}
    <p class="other">
      <a href="${recovery}">${text.useRecoveryCode}</a><br /><a href="${start}">${text.toSignInAgain}</a>
    </p>
  `;
  return page({ ...context, title: text.twoFactorTitle, content, script: 'formScript' });
};

/** Asks for a recovery code instead. */
export const recoveryCodePage = ({ uid, ...context }: VisitContext, errors: CodeErrors): Markup => {
  const text = textsIn(context.language);
  const { code, recovery, start } = visitPaths(uid);
  const field = {
    ...codeField(text, errors.code),
    label: text.recoveryCode,
    inputmode: 'text',
    autocomplete: 'off',
  } as const;
  const content = html`
    <h1>${text.recoveryTitle}</h1>
    <p class="lead">${text.recoveryLead}</p>
    ${formMarkup({ action: recovery, text, ...errorsOf(errors), submit: text.confirmCode, fields: [field] })}
    <p class="other"><a href="${code}">${text.useApp}</a><br /><a href="${start}">${text.toSignInAgain}</a></p>
  `;
  return page({ ...context, title: text.recoveryTitle, content, script: 'formScript' });
};

const errorsOf = ({ title, message }: CodeErrors) => ({ title, message });
