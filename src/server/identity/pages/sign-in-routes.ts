// The pages people sign in and register on. All lie below /sign-in/:uid, as far as the interaction's cookie reaches.
import { Hono } from 'hono';
import type { Interaction, InteractionResults } from 'oidc-provider';
import { DEMO_EMAIL } from '#domain/demo.ts';
import type { Env } from '../../http/env.ts';
import { type Markup, readForm } from '../../pages/index.ts';
import { requireAttempt } from '../../rate-limits/attempt-limit.ts';
import { authenticate } from '../authenticate.ts';
import { findSession } from '../browser-session.ts';
import { visitorAddress } from '../gate.ts';
import { readKnownBrowser, rememberKnownBrowser } from '../known-browser.ts';
import { errors } from '../oidc-library.ts';
import { authorizationAddress } from '../repeated-requests.ts';
import { findCredentials, prepareRegistration, recordLanguage, type Registration } from '../users.ts';
import { checkRegister, checkSignIn, readRegister, readSignIn } from './entries.ts';
import { failurePage } from './error-page.ts';
import type { FormErrors } from './form-markup.ts';
import { registerPage } from './register-page.ts';
import { pageContext, type PageOptions, type PageRequest, shownRefusal } from './requests.ts';
import { type SignInContext, signInPage } from './sign-in-page.ts';
import { textsIn } from './texts.ts';

/** A sign-in that this browser began. */
type Visit = {
  interaction: Interaction;
  registration: Registration | undefined;
  page: SignInContext;
  /** The user that this browser is signed in as, when it signed in after this sign-in was begun. */
  signedInAs: string | undefined;
};

type Answer = (c: PageRequest) => Promise<Response>;

const registrationOf = ({ result }: Interaction): Registration | undefined =>
  result?.['registration'] as Registration | undefined;

const save = async (interaction: Interaction, result: InteractionResults): Promise<void> => {
  interaction.result = result;
  await interaction.persist();
};

export const addSignInPages = (app: Hono<Env>, options: PageOptions): void => {
  const { sql, storeName, limits } = options;

  /** The sign-in of this page, by the visitor's cookie; an address alone gives no access. */
  const findInteraction = async (c: PageRequest): Promise<Interaction | undefined> => {
    try {
      const interaction = await options.provider().interactionDetails(c.env.incoming, c.env.outgoing);
      return interaction.uid === c.req.param('uid') ? interaction : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };

  const inVisit =
    (show: (c: PageRequest, visit: Visit) => Promise<Response> | Response): Answer =>
    async (c) => {
      options.prepare(c.env.incoming);
      const provider = options.provider();
      const interaction = await findInteraction(c);
      const session = await findSession(provider, provider.createContext(c.env.incoming, c.env.outgoing));
      const context = pageContext(c, storeName, interaction?.params['ui_locales']);
      if (!interaction) return session ? c.redirect('/', 303) : c.html(failurePage(context, 'expired'), 400);
      const registration = registrationOf(interaction);
      const signedInAs = interaction.session === undefined ? session?.accountId : undefined;
      const page = { ...context, uid: interaction.uid, hasRegistered: registration !== undefined };
      return show(c, { interaction, registration, page, signedInAs });
    };

  /** Continues this sign-in, without checking who has signed in meanwhile by another click or in another tab. */
  const shown = (show: (c: PageRequest, visit: Visit) => Promise<Response> | Response): Answer =>
    inVisit((c, visit) =>
      visit.signedInAs === undefined ? show(c, visit) : c.redirect(authorizationAddress(visit.interaction), 303),
    );

  const entrance = shown(async (c, { interaction, registration, page }) => {
    const { prompt, params, returnTo } = interaction;
    const wantsToRegister = prompt.name === 'create' && !registration && c.req.query('existing') === undefined;
    if (wantsToRegister) return c.redirect(`/sign-in/${page.uid}/register`, 303);
    const hint = params['login_hint'];
    const demo = options.hasDemo && hint === DEMO_EMAIL ? await findCredentials(sql, DEMO_EMAIL) : undefined;
    if (demo) {
      await save(interaction, { login: { accountId: demo.id } });
      return c.redirect(returnTo, 303);
    }
    const email = registration?.email ?? (typeof hint === 'string' ? hint : undefined);
    return c.html(signInPage(page, email === undefined ? {} : { email }, {}));
  });

  const submitSignIn = inVisit(async (c, { interaction, registration, page, signedInAs }) => {
    const text = textsIn(page.language);
    let entries = readSignIn({});
    try {
      entries = readSignIn(await readForm(c));
      const wrong = checkSignIn(entries, text);
      if (Object.keys(wrong).length > 0) return c.html(signInPage(page, entries, wrong), 422);
      const browser = await readKnownBrowser(c, options);
      const userId = await authenticate(options, { ...entries, browser, registration });
      if (userId === undefined) return c.html(signInPage(page, entries, { message: text.wrongCredentials }), 422);
      await rememberKnownBrowser(c, options, browser, userId);
      await recordLanguage(sql, options.issuer, userId, page.language);
      if (userId === signedInAs) return c.redirect(authorizationAddress(interaction), 303);
      // `create` also resolves the prompt of that name, whichever page was used.
      await save(interaction, { login: { accountId: userId }, create: {} });
      return c.redirect(interaction.returnTo, 303);
    } catch (error) {
      const { status, errors: wrong, headers } = shownRefusal(error, page.language);
      return c.html(signInPage(page, entries, wrong), status, headers);
    }
  });

  const showRegister = shown((c, { registration, page }) => c.html(registerPage(page, registration ?? {}, {})));

  const submitRegister = inVisit(async (c, { interaction, page }) => {
    const text = textsIn(page.language);
    let entries = readRegister({});
    try {
      entries = readRegister(await readForm(c));
      const wrong = checkRegister(entries, text);
      if (Object.keys(wrong).length > 0) return c.html(registerPage(page, entries, wrong), 422);
      await requireAttempt(sql, { name: 'registration', of: visitorAddress() }, limits.registrationsPerAddress);
      await save(interaction, { registration: await prepareRegistration({ ...entries, language: page.language }) });
      return c.redirect(`/sign-in/${page.uid}`, 303);
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
