// The pages of a user who forgot the password. Nobody has to be signed in for them.
import type { Hono } from 'hono';
import { pastedEmail } from '#domain/mailbox.ts';
import type { Env } from '../../http/env.ts';
import { readForm } from '../../http/pages/index.ts';
import { readKnownBrowser, rememberKnownBrowser } from '../known-browser.ts';
import { isPlainText } from '../plain-text.ts';
import { findUserOfReset, requestPasswordReset, resetPassword } from '../reset-password.ts';
import { checkEmail, checkNewPassword } from './entries.ts';
import { belowSignIn, forgotPasswordPath, newPasswordPath } from './paths.ts';
import { inOtherLanguage, pageContext, type PageOptions, type PageRequest, shownRefusal } from './requests.ts';
import { forgotPasswordPage, linkOverPage, linkSentPage, newPasswordPage, passwordSetPage } from './reset-pages.ts';
import { textsIn } from './texts.ts';

export const addResetPages = (app: Hono<Env>, options: PageOptions): void => {
  const { storeName } = options;

  const showForgot = (c: PageRequest) => {
    const page = pageContext(c, storeName);
    const isSent = c.req.query('sent') !== undefined;
    return c.html(isSent ? linkSentPage(page, options.hasInbox) : forgotPasswordPage(page, '', {}));
  };

  const submitForgot = async (c: PageRequest): Promise<Response> => {
    const page = pageContext(c, storeName);
    let email = '';
    try {
      const typed = await readForm(c);
      email = pastedEmail(typed['email'] ?? '');
      const other = inOtherLanguage(c, page, typed);
      if (other) return c.html(forgotPasswordPage(other, email, {}));
      const wrong = checkEmail(email, textsIn(page.language));
      if (Object.keys(wrong).length > 0) return c.html(forgotPasswordPage(page, email, wrong), 422);
      await requestPasswordReset(options, email, page.language);
      return c.redirect(`${forgotPasswordPath}?sent`, 303);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, page.language);
      return c.html(forgotPasswordPage(page, email, errors), status, headers);
    }
  };

  /** Opening the link uses nothing up: programs that look for dangerous links open each one. */
  const showNewPassword = async (c: PageRequest): Promise<Response> => {
    const page = pageContext(c, storeName);
    const changed = c.req.query('changed');
    if (changed !== undefined) return c.html(passwordSetPage(page, changed === 'claimed'));
    const token = c.req.query('token') ?? '';
    const user = await findUserOfReset(options, token);
    return user ? c.html(newPasswordPage(page, { token, user }, {})) : c.html(linkOverPage(page), 410);
  };

  const submitNewPassword = async (c: PageRequest): Promise<Response> => {
    const page = pageContext(c, storeName);
    const token = c.req.query('token') ?? '';
    const user = await findUserOfReset(options, token);
    try {
      const { newPassword = '' } = await readForm(c);
      const wrong = user ? checkNewPassword(newPassword, user, textsIn(page.language)) : {};
      if (user && Object.keys(wrong).length > 0) return c.html(newPasswordPage(page, { token, user }, wrong), 422);
      const { language } = page;
      const reset = isPlainText(newPassword)
        ? await resetPassword(options, { token, newPassword, language })
        : undefined;
      if (!reset) return c.html(linkOverPage(page), 410);
      // The new password is tried in this browser next, whatever others try in the time between (decision 25).
      await rememberKnownBrowser(c, options, await readKnownBrowser(c, options), reset.userId);
      return c.redirect(`${newPasswordPath}?changed${reset.isClaimed ? '=claimed' : ''}`, 303);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, page.language);
      if (!user) return c.html(linkOverPage(page), status, headers);
      return c.html(newPasswordPage(page, { token, user }, errors), status, headers);
    }
  };

  app.get(belowSignIn(forgotPasswordPath), showForgot);
  app.post(belowSignIn(forgotPasswordPath), submitForgot);
  app.get(belowSignIn(newPasswordPath), showNewPassword);
  app.post(belowSignIn(newPasswordPath), submitNewPassword);
};
