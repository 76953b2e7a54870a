// The pages of a signed-in user's second factor.
import type { Hono } from 'hono';
import type { Env } from '../../http/env.ts';
import { readForm } from '../../http/pages/index.ts';
import { dropDraft, findDraft, newDraft } from '../second-factor/drafts.ts';
import { countRecoveryCodes, hasRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { findConfirmation, setRecoveryCodes, tryCode, turnOff, turnOn } from '../second-factor/second-factor.ts';
import { type Actor, hasPassword, tryPassword } from '../try-password.ts';
import { checkProof, checkSetUp, readProof } from './entries.ts';
import type { FormErrors } from './form-markup.ts';
import type { PageContext } from './layout.ts';
import { belowSignIn, codesPath, newCodesPath, secondFactorPath, setUpPath, signInPath, turnOffPath } from './paths.ts';
import { type PageOptions, type PageRequest, shownRefusal } from './requests.ts';
import { newCodesPage, type ProofEntries, secondFactorPage, turnOffPage } from './second-factor-pages.ts';
import {
  recoveryCodesFile,
  recoveryCodesHeaders,
  recoveryCodesPage,
  type SetUpEntries,
  setUpPage,
} from './set-up-pages.ts';
import { createSignedIn, type Show } from './signed-in.ts';
import { type Texts, textsIn } from './texts.ts';

export const addSecondFactorPages = (app: Hono<Env>, options: PageOptions): void => {
  const { sql, secret, issuer } = options;
  const signedIn = createSignedIn(options);

  const draftKey = ({ user, sessionUid }: Actor) => ({ userId: user.id, visit: sessionUid });

  const isOn = async ({ user }: Actor): Promise<boolean> => (await findConfirmation(sql, user.id)) !== undefined;

  const whereOn =
    (show: Show): Show =>
    async (c, page, actor) =>
      (await isOn(actor)) ? show(c, page, actor) : c.redirect(secondFactorPath, 303);

  /** A form that was sent twice leads to the codes both times. */
  const whereOff =
    (show: Show): Show =>
    async (c, page, actor) =>
      (await isOn(actor)) ? c.redirect(codesPath, 303) : show(c, page, actor);

  const showState: Show = async (c, page, { user }) => {
    const since = await findConfirmation(sql, user.id);
    const on = since && { since, codesLeft: await countRecoveryCodes(sql, user.id) };
    return c.html(secondFactorPage(page, { on, hasTurnedOff: !on && c.req.query('off') !== undefined }));
  };

  const isPassword = (actor: Actor, password: string): Promise<boolean> =>
    tryPassword(options, actor, () => hasPassword(options, actor.user.id, password));

  const setUpFor = async (page: PageContext, actor: Actor, errors: FormErrors<SetUpEntries>) => {
    const key = draftKey(actor);
    const draft = (await findDraft(options, key)) ?? (await newDraft(options, key));
    const back = { href: secondFactorPath, label: textsIn(page.language).toTwoFactor };
    const { email } = actor.user;
    return setUpPage(page, { secret: draft.secret, email, action: setUpPath, asksPassword: true, back }, errors);
  };

  const showSetUp: Show = async (c, page, actor) => c.html(await setUpFor(page, actor, {}));

  const findSetUpErrors = async (
    actor: Actor,
    entries: SetUpEntries,
    text: Texts,
  ): Promise<FormErrors<SetUpEntries>> => {
    const wrong = checkSetUp(entries, text);
    if (Object.keys(wrong).length > 0) return wrong;
    if (!(await isPassword(actor, entries.currentPassword))) return { currentPassword: text.wrongPassword };
    const draft = await findDraft(options, draftKey(actor));
    const { user, sessionUid } = actor;
    const pass = { userId: user.id, sessionUid };
    const isDone = draft && (await turnOn(options, user, { draft, code: entries.code, pass, keptSession: sessionUid }));
    return isDone === true ? {} : { code: text.codeWrong };
  };

  const submitSetUp: Show = async (c, page, actor) => {
    try {
      const entries = readProof(await readForm(c));
      const errors = await findSetUpErrors(actor, entries, textsIn(page.language));
      if (Object.keys(errors).length > 0) return c.html(await setUpFor(page, actor, errors), 422);
      await actor.renew();
      return c.redirect(codesPath, 303);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, page.language);
      return c.html(await setUpFor(page, actor, errors), status, headers);
    }
  };

  const findProofErrors = async (
    actor: Actor,
    entries: ProofEntries,
    text: Texts,
  ): Promise<FormErrors<ProofEntries>> => {
    const wrong = checkProof(entries, text);
    if (Object.keys(wrong).length > 0) return wrong;
    if (!(await isPassword(actor, entries.currentPassword))) return { currentPassword: text.wrongPassword };
    return (await tryCode(options, actor.user, entries.code)) ? {} : { code: text.codeOrRecoveryWrong };
  };

  /** Does what takes both factors, or shows its form again. */
  const proven = async (
    c: PageRequest,
    { page, actor }: { page: PageContext; actor: Actor },
    form: (errors: FormErrors<ProofEntries>) => ReturnType<typeof newCodesPage>,
    work: () => Promise<string>,
  ): Promise<Response> => {
    try {
      const entries = readProof(await readForm(c));
      const errors = await findProofErrors(actor, entries, textsIn(page.language));
      return Object.keys(errors).length > 0 ? c.html(form(errors), 422) : c.redirect(await work(), 303);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, page.language);
      return c.html(form(errors), status, headers);
    }
  };

  const isOperator = ({ user }: Actor): Promise<boolean> => options.isOperator({ issuer, subject: user.id });

  const showTurnOff: Show = async (c, page, actor) => c.html(turnOffPage(page, await isOperator(actor), {}));

  const submitTurnOff: Show = async (c, page, actor) => {
    const runsStore = await isOperator(actor);
    return proven(
      c,
      { page, actor },
      (errors) => turnOffPage(page, runsStore, errors),
      async () => {
        await turnOff(options, actor, runsStore ? 'all' : { except: actor.sessionUid });
        await dropDraft(options, draftKey(actor));
        if (runsStore) return signInPath;
        await actor.renew();
        return `${secondFactorPath}?off`;
      },
    );
  };

  const showNewCodes: Show = (c, page) => c.html(newCodesPage(page, {}));

  const submitNewCodes: Show = (c, page, actor) =>
    proven(
      c,
      { page, actor },
      (errors) => newCodesPage(page, errors),
      async () => {
        const { recoveryCodes } = await newDraft(options, draftKey(actor));
        await setRecoveryCodes(options, actor, recoveryCodes);
        return codesPath;
      },
    );

  const showCodes: Show = async (c, page, actor) => {
    const { id, email } = actor.user;
    const codes = (await findDraft(options, draftKey(actor)))?.recoveryCodes ?? [];
    if (!(await hasRecoveryCodes(sql, secret, id, codes))) return c.redirect(secondFactorPath, 303);
    return c.req.query('download') === undefined
      ? c.html(recoveryCodesPage(page, { codes, action: codesPath }))
      : c.body(recoveryCodesFile(page, email, codes), 200, recoveryCodesHeaders);
  };

  const submitCodes: Show = async (c, _page, actor) => {
    await readForm(c);
    await dropDraft(options, draftKey(actor));
    return c.redirect(secondFactorPath, 303);
  };

  app.get(belowSignIn(secondFactorPath), signedIn(showState));
  app.get(belowSignIn(setUpPath), signedIn(whereOff(showSetUp)));
  app.post(belowSignIn(setUpPath), signedIn(whereOff(submitSetUp)));
  app.get(belowSignIn(turnOffPath), signedIn(whereOn(showTurnOff)));
  app.post(belowSignIn(turnOffPath), signedIn(whereOn(submitTurnOff)));
  app.get(belowSignIn(newCodesPath), signedIn(whereOn(showNewCodes)));
  app.post(belowSignIn(newCodesPath), signedIn(whereOn(submitNewCodes)));
  app.get(belowSignIn(codesPath), signedIn(showCodes));
  app.post(belowSignIn(codesPath), signedIn(submitCodes));
};
