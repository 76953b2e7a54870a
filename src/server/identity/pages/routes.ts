import { Hono } from 'hono';
import { Problem } from '../../core/problem.ts';
import { isDatabaseAway } from '../../db/lost-connection.ts';
import type { Env } from '../../http/env.ts';
import { switchLanguage } from '../../http/language.ts';
import { neverKept, refuseForeignForms } from '../../http/pages/index.ts';
import { addAccountPages } from './account-routes.ts';
import { addConfirmPages } from './confirm-routes.ts';
import { failurePage } from './error-page.ts';
import { pageContext, type PageOptions } from './requests.ts';
import { addResetPages } from './reset-routes.ts';
import { addSecondFactorPages } from './second-factor-routes.ts';
import { addSignInPages } from './sign-in-routes.ts';
import { addTwoFactorPages } from './two-factor-routes.ts';

/** The pages as an app to mount at /sign-in. */
export const createPages = (options: PageOptions): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(neverKept, switchLanguage, refuseForeignForms);
  app.onError((error, c) => {
    const context = pageContext(c, options.storeName);
    // While the form was sent (decision 35).
    if (error instanceof Problem && error.status === 401) return c.html(failurePage(context, 'signedOut'), 403);
    const isBusy = error instanceof Problem && error.status === 429;
    if (!isBusy && !isDatabaseAway(error)) throw error;
    const { pathname, search } = new URL(c.req.url);
    const page = failurePage(context, isBusy ? 'tooMany' : 'unavailable', { again: pathname + search });
    return isBusy ? c.html(page, 429, error.headers) : c.html(page, 503, Problem.unavailable().headers);
  });
  app.use(async (_c, next) => {
    await options.admit();
    await next();
  });
  // First, so that their paths are not taken for the uid of a sign-in.
  addAccountPages(app, options);
  addSecondFactorPages(app, options);
  addConfirmPages(app, options);
  addResetPages(app, options);
  addSignInPages(app, options);
  addTwoFactorPages(app, options);
  return app;
};
