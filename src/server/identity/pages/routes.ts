// The pages people sign in and register on. All lie below /sign-in/:uid, as far as the interaction's cookie reaches.
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Env } from '../../http/env.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage, type Language, neverKept, readForm } from '../../pages/index.ts';
import { errors } from '../oidc-library.ts';
import type { User } from '../users.ts';
import { failurePage } from './error-page.ts';
import { type Gate, registerForm, type SignInForm, signInForm } from './forms.ts';
import type { PageContext } from './sign-in-page.ts';
import { textsIn } from './texts.ts';

export type PageOptions = Gate & {
  storeName: string;
  /** The provider of this moment; another one after a rotation of keys. */
  provider: () => Provider;
  /** Shows the provider the public address. */
  prepare: (request: IncomingMessage) => void;
};

type PageRequest = Context<Env, '/:uid'>;
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Answer = (c: PageRequest) => Promise<Response>;

/** Too many tries; too many people at once. */
const busyStatuses = [429, 503] as const;

/** The sign-in this page belongs to, by the visitor's cookie; an address alone opens nothing. */
const findInteraction = async (provider: Provider, c: PageRequest): Promise<Interaction | undefined> => {
  try {
    const interaction = await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    return interaction.uid === c.req.param('uid') ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** `create` settles the prompt of that name as well, whichever of the two pages was used. */
const resultFor = ({ id }: User): InteractionResults => ({ login: { accountId: id }, create: {} });

/** What a page says when it cannot take more tries now; anything else is passed on. */
const busyAnswer = (error: unknown, language: Language) => {
  const status = busyStatuses.find((busy) => error instanceof Problem && error.status === busy);
  if (status === undefined || !(error instanceof Problem)) throw error;
  const minutes = Math.ceil(Number(error.headers['retry-after'] ?? 0) / 60);
  const text = textsIn(language);
  const message = status === 429 ? text.tooManyTries.replace('{minutes}', String(minutes)) : text.busy;
  return { status, message, headers: error.headers };
};

/** The pages as an app to mount at /sign-in. */
export const createPages = (options: PageOptions): Hono<Env> => {
  const { storeName, provider } = options;

  const inInteraction =
    (show: (c: PageRequest, page: PageContext, interaction: Interaction) => Promise<Response> | Response): Answer =>
    async (c) => {
      options.prepare(c.env.incoming);
      const interaction = await findInteraction(provider(), c);
      const language = chooseLanguage(c.req.header('accept-language'), interaction?.params['ui_locales']);
      if (!interaction) return c.html(failurePage(language, storeName, 'expired'), 400);
      return show(c, { language, storeName, uid: interaction.uid }, interaction);
    };

  const finish = async (c: PageRequest, user: User): Promise<Response> => {
    const { incoming, outgoing } = c.env;
    const merge = { mergeWithLastSubmission: false };
    return c.redirect(await provider().interactionResult(incoming, outgoing, resultFor(user), merge), 303);
  };

  const submitted = <Entries>(form: SignInForm<Entries>): Answer =>
    inInteraction(async (c, page) => {
      const text = textsIn(page.language);
      const entries = form.read(await readForm(c));
      const wrong = form.check(entries, text);
      if (Object.keys(wrong).length > 0) return c.html(form.render(page, entries, wrong), 422);
      try {
        const user = await form.submit(options, entries);
        if (user) return await finish(c, user);
        return c.html(form.render(page, entries, { message: text[form.refusal] } as typeof wrong), 422);
      } catch (error) {
        const { status, message, headers } = busyAnswer(error, page.language);
        return c.html(form.render(page, entries, { message } as typeof wrong), status, headers);
      }
    });

  const entrance = inInteraction((c, page, { prompt, params }) => {
    const wantsToRegister = prompt.name === 'create' && c.req.query('existing') === undefined;
    if (wantsToRegister) return c.redirect(`/sign-in/${page.uid}/register`, 303);
    const hint = params['login_hint'];
    return c.html(signInForm.render(page, typeof hint === 'string' ? { email: hint } : {}, {}));
  });

  const app = new Hono<Env>();
  app.use(neverKept);
  app.get('/:uid', entrance);
  app.post('/:uid', submitted(signInForm));
  app.get(
    '/:uid/register',
    inInteraction((c, page) => c.html(registerForm.render(page, {}, {}))),
  );
  app.post('/:uid/register', submitted(registerForm));
  return app;
};
