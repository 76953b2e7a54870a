import { Hono } from 'hono';
import type { Env } from '../../http/env.ts';
import { neverKept, switchLanguage } from '../../pages/index.ts';
import { addAccountPages } from './account-routes.ts';
import type { PageOptions } from './requests.ts';
import { addSignInPages } from './sign-in-routes.ts';

/** The pages as an app to mount at /sign-in. */
export const createPages = (options: PageOptions): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(neverKept, switchLanguage);
  // First, so that their names are no sign-in's.
  addAccountPages(app, options);
  addSignInPages(app, options);
  return app;
};
