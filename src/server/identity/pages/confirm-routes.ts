// The pages behind the links that confirm an e-mail address, or a new one. Nobody has to be signed in for them.
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../http/env.ts';
import { type Markup, readForm } from '../../pages/index.ts';
import { changeEmail, findNewEmail } from '../change-email.ts';
import { confirmEmail, isConfirmationLink } from '../confirm-email.ts';
import { linkTo } from '../links.ts';
import { formMarkup } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { belowSignIn, confirmEmailPath, confirmNewEmailPath, signInPath } from './paths.ts';
import { pageContext, type PageOptions, type PageRequest } from './requests.ts';
import { textsIn } from './texts.ts';

const confirmPage = (context: PageContext, token: string): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.confirmTitle}</h1>
    <p class="lead">${text.confirmLead}</p>
    ${formMarkup({ action: linkTo(confirmEmailPath, token), text, submit: text.confirm, fields: [] })}
  `;
  return page({ ...context, title: text.confirmTitle, content, script: 'formScript' });
};

/** Asks before the e-mail address of an account becomes another one. */
const newEmailPage = (context: PageContext, token: string, email: string): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.newEmailTitle}</h1>
    <p class="email">${email}</p>
    <p class="lead">${text.newEmailLead}</p>
    ${formMarkup({ action: linkTo(confirmNewEmailPath, token), text, submit: text.newEmailSubmit, fields: [] })}
  `;
  return page({ ...context, title: text.newEmailTitle, content, script: 'formScript' });
};

/** How it ended, and where to go on. */
const endPage = (context: PageContext, end: 'confirmed' | 'confirmOver' | 'changed' | 'taken'): Markup => {
  const text = textsIn(context.language);
  const title = text[`${end}Title`];
  const content = html`
    <h1>${title}</h1>
    <p class="lead" role="status">${text[`${end}Text`]}</p>
    <p>
      <a class="button" href="${signInPath}">${end === 'confirmOver' ? text.signIn : text.toYourStore}</a>
    </p>
  `;
  return page({ ...context, title, content, script: 'formScript' });
};

export const addConfirmPages = (app: Hono<Env>, options: PageOptions): void => {
  const { storeName } = options;

  /** Opening the link confirms nothing: programs that look for dangerous links open each one. */
  const show = async (c: PageRequest): Promise<Response> => {
    const context = pageContext(c, storeName);
    if (c.req.query('confirmed') !== undefined) return c.html(endPage(context, 'confirmed'));
    const token = c.req.query('token') ?? '';
    const isValid = await isConfirmationLink(options, token);
    return isValid ? c.html(confirmPage(context, token)) : c.html(endPage(context, 'confirmOver'), 410);
  };

  const submit = async (c: PageRequest): Promise<Response> => {
    await readForm(c);
    const isConfirmed = await confirmEmail(options, c.req.query('token') ?? '');
    if (isConfirmed) return c.redirect(`${confirmEmailPath}?confirmed`, 303);
    return c.html(endPage(pageContext(c, storeName), 'confirmOver'), 410);
  };

  const showNew = async (c: PageRequest): Promise<Response> => {
    const context = pageContext(c, storeName);
    if (c.req.query('changed') !== undefined) return c.html(endPage(context, 'changed'));
    const token = c.req.query('token') ?? '';
    const email = await findNewEmail(options, token);
    if (email === undefined) return c.html(endPage(context, 'confirmOver'), 410);
    return c.html(newEmailPage(context, token, email));
  };

  const submitNew = async (c: PageRequest): Promise<Response> => {
    await readForm(c);
    const outcome = await changeEmail(options, c.req.query('token') ?? '');
    if (outcome === 'changed') return c.redirect(`${confirmNewEmailPath}?changed`, 303);
    const context = pageContext(c, storeName);
    return outcome === 'taken' ? c.html(endPage(context, 'taken'), 409) : c.html(endPage(context, 'confirmOver'), 410);
  };

  app.get(belowSignIn(confirmEmailPath), show);
  app.post(belowSignIn(confirmEmailPath), submit);
  app.get(belowSignIn(confirmNewEmailPath), showNew);
  app.post(belowSignIn(confirmNewEmailPath), submitNew);
};
