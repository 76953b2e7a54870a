// The pages people sign in and register on. All lie below /sign-in/:uid, as far as the interaction's cookie reaches.
import { Hono } from 'hono';
import { DEMO_EMAIL } from '#domain/demo.ts';
import { deviceOfCookies } from '#domain/device.ts';
import type { Env } from '../../http/env.ts';
import type { Markup } from '../../http/markup.ts';
import { readForm } from '../../http/pages/index.ts';
import { requireAttempt } from '../../http/rate-limits/attempt-limit.ts';
import { authenticate } from '../authenticate.ts';
import { countryOfTimeZone } from '../country-of-time-zone.ts';
import { visitorAddress } from '../gate.ts';
import { readKnownBrowser } from '../known-browser.ts';
import { methods } from '../second-factor/second-factor.ts';
import { type Access, findCredentials, prepareRegistration } from '../users.ts';
import { checkRegister, checkSignIn, readRegister, readSignIn } from './entries.ts';
import type { FormErrors } from './form-markup.ts';
import { registerPage } from './register-page.ts';
import { inOtherLanguage, pageContext, type PageOptions, type PageRequest, shownRefusal } from './requests.ts';
import { type SignInContext, signInPage } from './sign-in-page.ts';
import { textsIn } from './texts.ts';
import { type Answer, createVisits, save, type Visit } from './visits.ts';

/** The country of the browser's time zone, which the visitor may change. */
const proposedCountry = (c: PageRequest): string => {
  const device = deviceOfCookies(c.req.header('cookie') ?? '');
  return (device && countryOfTimeZone(device.timeZone)) ?? '';
};

export const addSignInPages = (app: Hono<Env>, options: PageOptions): void => {
  const { sql, storeName, limits, passwordCost } = options;
  const { inVisit, shown, letIn, askSecondFactor } = createVisits(options);

  /** For a user who gave the right password. */
  const enter = async (c: PageRequest, visit: Visit, access: Access): Promise<Response> =>
    (await askSecondFactor(c, visit, access)) ?? (await letIn(c, visit, access, methods.password));

  const entrance = shown(async (c, visit) => {
    const { interaction, registration, page } = visit;
    const { prompt, params } = interaction;
    const wantsToRegister = prompt.name === 'create' && !registration && c.req.query('existing') === undefined;
    if (wantsToRegister) return c.redirect(`/sign-in/${page.uid}/register`, 303);
    const hint = params['login_hint'];
    const demo = options.hasDemo && hint === DEMO_EMAIL ? await findCredentials(sql, DEMO_EMAIL) : undefined;
    if (demo) {
      const access = { userId: demo.id, accessNumber: demo.accessNumber };
      return (await askSecondFactor(c, visit, access)) ?? (await letIn(c, visit, access, []));
    }
    const email = registration?.email ?? (typeof hint === 'string' ? hint : undefined);
    return c.html(signInPage(page, email === undefined ? {} : { email }, {}));
  });

  const submitSignIn = inVisit(async (c, visit) => {
    const { registration, page } = visit;
    const text = textsIn(page.language);
    let entries = readSignIn({});
    try {
      const typed = await readForm(c);
      entries = readSignIn(typed);
      const other = inOtherLanguage(c, page, typed);
      if (other) return c.html(signInPage(other, entries, {}));
      const wrong = checkSignIn(entries, text);
      if (Object.keys(wrong).length > 0) return c.html(signInPage(page, entries, wrong), 422);
      const browser = await readKnownBrowser(c, options);
      const access = await authenticate(options, { ...entries, browser, registration });
      if (access === undefined) return c.html(signInPage(page, entries, { message: text.wrongCredentials }), 422);
      return await enter(c, visit, access);
    } catch (error) {
      const { status, errors: wrong, headers } = shownRefusal(error, page.language);
      return c.html(signInPage(page, entries, wrong), status, headers);
    }
  });

  const showRegister = shown((c, { registration, page }) => {
    const entries = registration ?? { country: proposedCountry(c) };
    return c.html(registerPage(page, entries, {}));
  });

  /** Registers and signs in with what was typed: a try of the password, as on the sign-in page (decision 142). */
  const submitRegister = inVisit(async (c, visit) => {
    const { interaction, page } = visit;
    let entries = readRegister({});
    try {
      const typed = await readForm(c);
      entries = readRegister(typed);
      const other = inOtherLanguage(c, page, typed);
      if (other) return c.html(registerPage(other, entries, {}));
      const wrong = checkRegister(entries, page.language);
      if (Object.keys(wrong).length > 0) return c.html(registerPage(page, entries, wrong), 422);
      await requireAttempt(sql, { name: 'registration', of: visitorAddress() }, limits.registrationsPerAddress);
      const registration = await prepareRegistration(passwordCost, { ...entries, language: page.language });
      await save(interaction, { registration });
      const browser = await readKnownBrowser(c, options);
      const access = await authenticate(options, { ...entries, browser, registration });
      return access === undefined ? c.redirect(`/sign-in/${page.uid}`, 303) : await enter(c, visit, access);
    } catch (error) {
      const { status, errors: wrong, headers } = shownRefusal(error, page.language);
      return c.html(registerPage(page, entries, wrong), status, headers);
    }
  });

  /** Without the database the visit is unknown: its form is shown again, with what was typed. */
  const keepingEntries =
    (answer: Answer, form: (page: SignInContext, typed: Record<string, string>, wrong: FormErrors<object>) => Markup) =>
    async (c: PageRequest): Promise<Response> => {
      try {
        return await answer(c);
      } catch (error) {
        const uid = encodeURIComponent(c.req.param('uid') ?? '');
        const page = { ...pageContext(c, storeName), uid, hasRegistered: false };
        const { status, errors: wrong, headers } = shownRefusal(error, page.language);
        return c.html(form(page, await readForm(c), wrong), status, headers);
      }
    };

  app.get('/:uid', entrance);
  app.post(
    '/:uid',
    keepingEntries(submitSignIn, (page, typed, wrong) => signInPage(page, readSignIn(typed), wrong)),
  );
  app.get('/:uid/register', showRegister);
  app.post(
    '/:uid/register',
    keepingEntries(submitRegister, (page, typed, wrong) => registerPage(page, readRegister(typed), wrong)),
  );
};
