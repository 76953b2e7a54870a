// The pages of a signed-in user: the e-mail address, the password, and the other sessions.
import type { Hono } from 'hono';
import type { Env } from '../../http/env.ts';
import { readForm } from '../../http/pages/index.ts';
import { findPendingEmail, requestEmailChange } from '../change-email.ts';
import { changePassword, endUserSessions } from '../change-password.ts';
import { findNewestLink, hasConfirmed, isBonusDue, resendConfirmation } from '../confirm-email.ts';
import { isPlainText } from '../plain-text.ts';
import { findConfirmation } from '../second-factor/second-factor.ts';
import { listSessions } from '../sessions.ts';
import { listEvents } from '../sign-in-log.ts';
import { changeEmailPage, changeSentPage, emailPage } from './email-page.ts';
import { checkNewEmail, checkPasswords, readNewEmail, readPasswords } from './entries.ts';
import { passwordChangedPage, passwordPage } from './password-page.ts';
import { belowSignIn, changeEmailPath, emailPath, passwordPath, sessionsPath } from './paths.ts';
import { inOtherLanguage, type PageOptions, shownRefusal } from './requests.ts';
import { sessionsPage } from './sessions-page.ts';
import { createSignedIn, type Show } from './signed-in.ts';
import { textsIn } from './texts.ts';

/** So many events of the account are on the page of the sessions. */
const EVENTS_SHOWN = 20;

export const addAccountPages = (app: Hono<Env>, options: PageOptions): void => {
  const { sql } = options;
  const signedIn = createSignedIn(options);

  const showPassword: Show = (c, page, { user }) =>
    c.html(c.req.query('changed') === undefined ? passwordPage(page, user, {}) : passwordChangedPage(page));

  const submitPassword: Show = async (c, page, actor) => {
    const text = textsIn(page.language);
    try {
      const entries = readPasswords(await readForm(c));
      const wrong = checkPasswords(entries, actor.user, text);
      if (Object.keys(wrong).length > 0) return c.html(passwordPage(page, actor.user, wrong), 422);
      if (!(await changePassword(options, actor, entries))) {
        return c.html(passwordPage(page, actor.user, { currentPassword: text.wrongPassword }), 422);
      }
      await actor.renew();
      return c.redirect(`${passwordPath}?changed`, 303);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, page.language);
      return c.html(passwordPage(page, actor.user, errors), status, headers);
    }
  };

  const showEmail: Show = async (c, page, { user }) => {
    const isConfirmed = await hasConfirmed(options, user.id);
    const hasSentAgain = c.req.query('sent') !== undefined;
    const newest = isConfirmed ? undefined : await findNewestLink(options, user.email);
    const hasBonus = await isBonusDue(options, user.id);
    const pendingEmail = await findPendingEmail(options, user.id);
    const { hasInbox } = options;
    return c.html(emailPage(page, user, { isConfirmed, hasBonus, hasSentAgain, hasInbox, newest, pendingEmail }));
  };

  const submitEmail: Show = async (c, page, { user }) => {
    try {
      await readForm(c);
      const isSent = await resendConfirmation(options, user.email);
      return c.redirect(isSent ? `${emailPath}?sent` : emailPath, 303);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, page.language);
      const hasBonus = await isBonusDue(options, user.id);
      const state = {
        isConfirmed: false,
        hasBonus,
        hasSentAgain: false,
        newest: await findNewestLink(options, user.email),
        hasInbox: options.hasInbox,
        refusal: errors.message,
      };
      return c.html(emailPage(page, user, state), status, headers);
    }
  };

  const showChangeEmail: Show = async (c, page, { user }) => {
    if (c.req.query('sent') !== undefined) return c.html(changeSentPage(page, options.hasInbox));
    const hasSecondFactor = (await findConfirmation(sql, user.id)) !== undefined;
    return c.html(changeEmailPage(page, { newEmail: '', hasSecondFactor }, {}));
  };

  const submitChangeEmail: Show = async (c, page, actor) => {
    const text = textsIn(page.language);
    const { user } = actor;
    const shown = { newEmail: '', hasSecondFactor: false };
    try {
      shown.hasSecondFactor = (await findConfirmation(sql, user.id)) !== undefined;
      const typed = await readForm(c);
      const entries = readNewEmail(typed);
      shown.newEmail = entries.newEmail;
      const other = inOtherLanguage(c, page, typed);
      if (other) return c.html(changeEmailPage(other, shown, {}));
      const wrong = checkNewEmail(entries, { user, hasSecondFactor: shown.hasSecondFactor }, text);
      if (Object.keys(wrong).length > 0) return c.html(changeEmailPage(page, shown, wrong), 422);
      const outcome = await requestEmailChange(options, actor, entries);
      if (outcome === 'sent') return c.redirect(`${changeEmailPath}?sent`, 303);
      const refused =
        outcome === 'wrong password' ? { currentPassword: text.wrongPassword } : { code: text.codeOrRecoveryWrong };
      return c.html(changeEmailPage(page, shown, refused), 422);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, page.language);
      return c.html(changeEmailPage(page, shown, errors), status, headers);
    }
  };

  const showSessions: Show = async (c, page, { user, sessionUid }) => {
    const [sessions, events] = await Promise.all([listSessions(sql, user.id), listEvents(sql, user.id, EVENTS_SHOWN)]);
    const hasEnded = c.req.query('ended') !== undefined;
    return c.html(sessionsPage(page, sessions, { ownUid: sessionUid, hasEnded, events }));
  };

  const submitSessions: Show = async (c, _page, actor) => {
    const { end = '' } = await readForm(c);
    if (isPlainText(end)) await endUserSessions(options, actor, end === 'others' ? 'others' : { uid: end });
    return c.redirect(`${sessionsPath}?ended`, 303);
  };

  app.get(belowSignIn(passwordPath), signedIn(showPassword));
  app.post(belowSignIn(passwordPath), signedIn(submitPassword));
  app.get(belowSignIn(emailPath), signedIn(showEmail));
  app.post(belowSignIn(emailPath), signedIn(submitEmail));
  app.get(belowSignIn(changeEmailPath), signedIn(showChangeEmail));
  app.post(belowSignIn(changeEmailPath), signedIn(submitChangeEmail));
  app.get(belowSignIn(sessionsPath), signedIn(showSessions));
  app.post(belowSignIn(sessionsPath), signedIn(submitSessions));
};
