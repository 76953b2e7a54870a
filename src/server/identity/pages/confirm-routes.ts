// The page behind the link that confirms an address. Nobody has to be signed in for it.
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../http/env.ts';
import { type Markup, readForm } from '../../pages/index.ts';
import { confirmAddress, isConfirmationLink } from '../confirm-address.ts';
import { linkTo } from '../links.ts';
import { formMarkup } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { confirmPath, signInPath } from './paths.ts';
import { pageContext, type PageOptions, type PageRequest } from './requests.ts';
import { textsIn } from './texts.ts';

const confirmPage = (context: PageContext, token: string): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.confirmTitle}</h1>
    <p class="lead">${text.confirmLead}</p>
    ${formMarkup({ action: linkTo(confirmPath, token), text, submit: text.confirm, fields: [] })}
  `;
  return page({ ...context, title: text.confirmTitle, content, script: 'formScript' });
};

/** How it ended, and where to go on. */
const endPage = (context: PageContext, end: 'confirmed' | 'confirmOver'): Markup => {
  const text = textsIn(context.language);
  const title = text[`${end}Title`];
  const content = html`
    <h1>${title}</h1>
    <p class="lead" role="status">${text[`${end}Text`]}</p>
    <p>
      <a class="button" href="${signInPath}">${end === 'confirmed' ? text.toYourStore : text.signIn}</a>
    </p>
  `;
  return page({ ...context, title, content });
};

export const addConfirmPages = (app: Hono<Env>, options: PageOptions): void => {
  const { storeName, issuer } = options;

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
    const isConfirmed = await confirmAddress(options, issuer, c.req.query('token') ?? '');
    if (isConfirmed) return c.redirect(`${confirmPath}?confirmed`, 303);
    return c.html(endPage(pageContext(c, storeName), 'confirmOver'), 410);
  };

  const path = confirmPath.replace('/sign-in', '');
  app.get(path, show);
  app.post(path, submit);
};
