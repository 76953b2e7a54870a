// The pages behind the links that confirm an address, or a new one. Nobody has to be signed in for them.
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../http/env.ts';
import { type Markup, readForm } from '../../pages/index.ts';
import { changeAddress, findNewAddress } from '../change-address.ts';
import { confirmAddress, isConfirmationLink } from '../confirm-address.ts';
import { linkTo } from '../links.ts';
import { formMarkup } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { confirmNewPath, confirmPath, signInPath } from './paths.ts';
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

/** Asks before the address of an account becomes another one. */
const confirmNewPage = (context: PageContext, token: string, email: string): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.confirmNewTitle}</h1>
    <p class="address">${email}</p>
    <p class="lead">${text.confirmNewLead}</p>
    ${formMarkup({ action: linkTo(confirmNewPath, token), text, submit: text.useAddress, fields: [] })}
  `;
  return page({ ...context, title: text.confirmNewTitle, content, script: 'formScript' });
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
  return page({ ...context, title, content });
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
    const isConfirmed = await confirmAddress(options, c.req.query('token') ?? '');
    if (isConfirmed) return c.redirect(`${confirmPath}?confirmed`, 303);
    return c.html(endPage(pageContext(c, storeName), 'confirmOver'), 410);
  };

  const showNew = async (c: PageRequest): Promise<Response> => {
    const context = pageContext(c, storeName);
    if (c.req.query('changed') !== undefined) return c.html(endPage(context, 'changed'));
    const token = c.req.query('token') ?? '';
    const email = await findNewAddress(options, token);
    if (email === undefined) return c.html(endPage(context, 'confirmOver'), 410);
    return c.html(confirmNewPage(context, token, email));
  };

  const submitNew = async (c: PageRequest): Promise<Response> => {
    await readForm(c);
    const outcome = await changeAddress(options, c.req.query('token') ?? '');
    if (outcome === 'changed') return c.redirect(`${confirmNewPath}?changed`, 303);
    const context = pageContext(c, storeName);
    return outcome === 'taken' ? c.html(endPage(context, 'taken'), 409) : c.html(endPage(context, 'confirmOver'), 410);
  };

  const below = (path: string): string => path.replace('/sign-in', '');
  app.get(below(confirmPath), show);
  app.post(below(confirmPath), submit);
  app.get(below(confirmNewPath), showNew);
  app.post(below(confirmNewPath), submitNew);
};
