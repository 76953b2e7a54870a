// The pages behind the links that confirm an e-mail address, or a new one, and that stop a change.
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../http/env.ts';
import type { Markup } from '../../http/markup.ts';
import { readForm } from '../../http/pages/index.ts';
import { changeEmail, findNewEmail, isStopLink, stopEmailChange } from '../change-email.ts';
import { authenticate } from '../authenticate.ts';
import { confirmEmail, findConfirmationOf, hasBonus } from '../confirm-email.ts';
import { readKnownBrowser } from '../known-browser.ts';
import { linkTo } from '../links.ts';
import type { Actor } from '../try-password.ts';
import type { Pass, User } from '../users.ts';
import { type ConfirmForm, confirmPage } from './confirm-page.ts';
import { checkPassword } from './entries.ts';
import { formMarkup } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import {
  belowSignIn,
  confirmEmailPath,
  confirmNewEmailPath,
  forgotPasswordPath,
  signInPath,
  stopEmailChangePath,
} from './paths.ts';
import { pageContext, type PageOptions, type PageRequest, shownRefusal } from './requests.ts';
import { createVisitor } from './signed-in.ts';
import { textsIn } from './texts.ts';

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

/** Asks before a change of the e-mail address is stopped. */
const stopPage = (context: PageContext, token: string): Markup => {
  const text = textsIn(context.language);
  const content = html`
    <h1>${text.stopTitle}</h1>
    <p class="lead">${text.stopLead}</p>
    ${formMarkup({ action: linkTo(stopEmailChangePath, token), text, submit: text.stopSubmit, fields: [] })}
  `;
  return page({ ...context, title: text.stopTitle, content, script: 'formScript' });
};

type End = keyof typeof ends;

/** What each end says, and where to go on. */
const ends = {
  confirmed: { title: 'confirmedTitle', lead: 'confirmedText', next: { label: 'toYourStore', href: signInPath } },
  confirmedBonus: {
    title: 'confirmedTitle',
    lead: 'confirmedBonusText',
    next: { label: 'toYourStore', href: signInPath },
  },
  confirmOver: { title: 'confirmOverTitle', lead: 'confirmOverText', next: { label: 'signIn', href: signInPath } },
  changed: { title: 'changedTitle', lead: 'changedText', next: { label: 'toYourStore', href: signInPath } },
  taken: { title: 'takenTitle', lead: 'takenText', next: { label: 'toYourStore', href: signInPath } },
  newEmailOver: { title: 'confirmOverTitle', lead: 'newEmailOverText', next: { label: 'signIn', href: signInPath } },
  newEmailSignIn: { title: 'newEmailTitle', lead: 'newEmailSignInText', next: { label: 'signIn', href: signInPath } },
  stopped: { title: 'stoppedTitle', lead: 'stoppedText', next: { label: 'setPassword', href: forgotPasswordPath } },
  stopOver: { title: 'stopOverTitle', lead: 'stopOverText', next: { label: 'setPassword', href: forgotPasswordPath } },
} as const;

/** How it ended, and where to go on. */
const endPage = (context: PageContext, end: End): Markup => {
  const text = textsIn(context.language);
  const { title, lead, next } = ends[end];
  const content = html`
    <h1>${text[title]}</h1>
    <p class="lead" role="status">${text[lead].replace('{store}', () => context.storeName)}</p>
    <p>
      <a class="button" href="${next.href}">${text[next.label]}</a>
    </p>
  `;
  return page({ ...context, title: text[title], content, script: 'formScript' });
};

export const addConfirmPages = (app: Hono<Env>, options: PageOptions): void => {
  const { storeName } = options;
  const visitorOf = createVisitor(options);

  const leadOn = async (c: PageRequest, token: string): Promise<Response> => {
    const isPaid = await hasBonus(options, token);
    return c.redirect(`${confirmEmailPath}?confirmed${isPaid ? '=bonus' : ''}`, 303);
  };

  /** Opening the link confirms nothing: programs that look for dangerous links open each one. */
  const show = async (c: PageRequest): Promise<Response> => {
    const context = pageContext(c, storeName);
    const confirmed = c.req.query('confirmed');
    if (confirmed !== undefined)
      return c.html(endPage(context, confirmed === 'bonus' ? 'confirmedBonus' : 'confirmed'));
    const token = c.req.query('token') ?? '';
    const found = await findConfirmationOf(options, token);
    if (found.state === 'confirmed') return leadOn(c, token);
    if (found.state === 'over') return c.html(endPage(context, 'confirmOver'), 410);
    const { user } = found;
    const isSignedIn = (await visitorOf(c))?.user.id === user.id;
    return c.html(confirmPage(context, { token, user, isSignedIn }, {}));
  };

  /**
   * Shows that the visitor made the account: by the session of the browser, or by the password. Undefined when it is
   * wrong.
   */
  const admit = async (
    c: PageRequest,
    user: User,
    { actor, password }: { actor: Actor | undefined; password: string },
  ): Promise<Pass | undefined> => {
    if (actor) return { userId: user.id, sessionUid: actor.sessionUid };
    const browser = await readKnownBrowser(c, options);
    return authenticate(options, { email: user.email, password, browser, registration: undefined });
  };

  const submit = async (c: PageRequest): Promise<Response> => {
    const context = pageContext(c, storeName);
    const text = textsIn(context.language);
    const token = c.req.query('token') ?? '';
    const found = await findConfirmationOf(options, token);
    if (found.state === 'confirmed') return leadOn(c, token);
    if (found.state === 'over') return c.html(endPage(context, 'confirmOver'), 410);
    const { user } = found;
    const visitor = await visitorOf(c);
    const actor = visitor?.user.id === user.id ? visitor : undefined;
    const form: ConfirmForm = { token, user, isSignedIn: actor !== undefined };
    try {
      const { password = '' } = await readForm(c);
      const wrong = actor ? {} : checkPassword(password, text);
      if (Object.keys(wrong).length > 0) return c.html(confirmPage(context, form, wrong), 422);
      const pass = await admit(c, user, { actor, password });
      if (!pass) return c.html(confirmPage(context, form, { password: text.confirmWrongPassword }), 422);
      if (await confirmEmail(options, token, pass)) return await leadOn(c, token);
      return c.html(endPage(context, 'confirmOver'), 410);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, context.language);
      return c.html(confirmPage(context, form, errors), status, headers);
    }
  };

  const showNew = async (c: PageRequest): Promise<Response> => {
    const context = pageContext(c, storeName);
    if (c.req.query('changed') !== undefined) return c.html(endPage(context, 'changed'));
    const token = c.req.query('token') ?? '';
    const link = await findNewEmail(options, token);
    if (link === undefined) return c.html(endPage(context, 'newEmailOver'), 410);
    const visitor = await visitorOf(c);
    if (visitor?.user.id !== link.userId) return c.html(endPage(context, 'newEmailSignIn'), 403);
    return c.html(newEmailPage(context, token, link.newEmail));
  };

  const submitNew = async (c: PageRequest): Promise<Response> => {
    await readForm(c);
    const context = pageContext(c, storeName);
    const token = c.req.query('token') ?? '';
    const visitor = await visitorOf(c);
    const link = await findNewEmail(options, token);
    if (link && visitor?.user.id !== link.userId) return c.html(endPage(context, 'newEmailSignIn'), 403);
    const outcome = visitor ? await changeEmail(options, visitor, token) : 'over';
    if (outcome === 'changed') return c.redirect(`${confirmNewEmailPath}?changed`, 303);
    return outcome === 'taken' ? c.html(endPage(context, 'taken'), 409) : c.html(endPage(context, 'newEmailOver'), 410);
  };

  const showStop = async (c: PageRequest): Promise<Response> => {
    const context = pageContext(c, storeName);
    if (c.req.query('stopped') !== undefined) return c.html(endPage(context, 'stopped'));
    const token = c.req.query('token') ?? '';
    return (await isStopLink(options, token))
      ? c.html(stopPage(context, token))
      : c.html(endPage(context, 'stopOver'), 410);
  };

  const submitStop = async (c: PageRequest): Promise<Response> => {
    await readForm(c);
    const isStopped = await stopEmailChange(options, c.req.query('token') ?? '');
    if (isStopped) return c.redirect(`${stopEmailChangePath}?stopped`, 303);
    return c.html(endPage(pageContext(c, storeName), 'stopOver'), 410);
  };

  app.get(belowSignIn(confirmEmailPath), show);
  app.post(belowSignIn(confirmEmailPath), submit);
  app.get(belowSignIn(confirmNewEmailPath), showNew);
  app.post(belowSignIn(confirmNewEmailPath), submitNew);
  app.get(belowSignIn(stopEmailChangePath), showStop);
  app.post(belowSignIn(stopEmailChangePath), submitStop);
};
