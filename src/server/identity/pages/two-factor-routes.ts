// The steps of a sign-in after the right password: the second factor, or its setting up.
import type { Hono } from 'hono';
import type { Env } from '../../http/env.ts';
import type { Markup } from '../../http/markup.ts';
import { readForm } from '../../http/pages/index.ts';
import { dropDraft, findDraft, newDraft } from '../second-factor/drafts.ts';
import { hasRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { findConfirmation, methods, tryCode, turnOn } from '../second-factor/second-factor.ts';
import { checkAppCode, checkRecoveryCode, readCode } from './entries.ts';
import type { FormErrors } from './form-markup.ts';
import { belowSignIn, visitPaths } from './paths.ts';
import { type PageOptions, type PageRequest, shownRefusal } from './requests.ts';
import { recoveryCodesFile, recoveryCodesHeaders, recoveryCodesPage, setUpPage } from './set-up-pages.ts';
import type { VisitContext } from './sign-in-page.ts';
import { type Texts, textsIn } from './texts.ts';
import { codePage, recoveryCodePage } from './two-factor-pages.ts';
import { type Answer, createVisits, type HalfwayUser, save, type Visit } from './visits.ts';

type CodeErrors = FormErrors<{ code: string }>;

type Show = (c: PageRequest, visit: Visit, user: HalfwayUser) => Promise<Response> | Response;

type Form = (page: VisitContext, errors: CodeErrors) => Markup | Promise<Markup>;

/** A form with a code: what it looks like, what can be said at once, and what the code does. */
type Step = {
  form: Form;
  check: (code: string, text: Texts) => CodeErrors;
  wrong: (text: Texts) => string;
  take: (code: string) => Promise<boolean>;
  goOn: () => Promise<Response> | Response;
};

export const addTwoFactorPages = (app: Hono<Env>, options: PageOptions): void => {
  const { sql, secret } = options;
  const { inVisit, letIn, findHalfway } = createVisits(options);

  /**
   * A step of the user who gave the right password; anyone else begins with that. After the last step it leads on
   * again.
   */
  const halfway = (show: Show): Answer =>
    inVisit(async (c, visit) => {
      const { result, returnTo } = visit.interaction;
      const user = await findHalfway(visit);
      if (!user) return c.redirect(visitPaths(visit.page.uid).start, 303);
      return result?.login?.accountId === user.id ? c.redirect(returnTo, 303) : show(c, visit, user);
    });

  const whereOn = (show: Show): Answer =>
    halfway(async (c, visit, user) => {
      const isOn = (await findConfirmation(sql, user.id)) !== undefined;
      return isOn ? show(c, visit, user) : c.redirect(visitPaths(visit.page.uid).start, 303);
    });

  /** A form that was sent twice leads to the codes both times. */
  const whereOff = (show: Show): Answer =>
    halfway(async (c, visit, user) => {
      const isOn = (await findConfirmation(sql, user.id)) !== undefined;
      return isOn ? c.redirect(visitPaths(visit.page.uid).codes, 303) : show(c, visit, user);
    });

  const submit = async (c: PageRequest, { page }: Visit, step: Step): Promise<Response> => {
    const text = textsIn(page.language);
    try {
      const code = readCode(await readForm(c));
      const errors = step.check(code, text);
      if (Object.keys(errors).length > 0) return c.html(await step.form(page, errors), 422);
      if (await step.take(code)) return await step.goOn();
      return c.html(await step.form(page, { code: step.wrong(text) }), 422);
    } catch (error) {
      const { status, errors, headers } = shownRefusal(error, page.language);
      return c.html(await step.form(page, errors), status, headers);
    }
  };

  const enter = (c: PageRequest, visit: Visit, { id: userId, accessNumber }: HalfwayUser): Promise<Response> =>
    letIn(c, visit, { userId, accessNumber }, methods.secondFactor);

  const submitCode = whereOn((c, visit, user) =>
    submit(c, visit, {
      form: codePage,
      check: checkAppCode,
      wrong: ({ codeWrong }) => codeWrong,
      take: (code) => tryCode(options, user, code),
      goOn: () => enter(c, visit, user),
    }),
  );

  const submitRecovery = whereOn((c, visit, user) =>
    submit(c, visit, {
      form: recoveryCodePage,
      check: checkRecoveryCode,
      wrong: ({ recoveryCodeWrong }) => recoveryCodeWrong,
      take: (code) => tryCode(options, user, code),
      goOn: () => enter(c, visit, user),
    }),
  );

  const draftKey = ({ page }: Visit, user: HalfwayUser) => ({ userId: user.id, visit: page.uid });

  const setUpForm =
    (visit: Visit, user: HalfwayUser): Form =>
    async (page, errors) => {
      const key = draftKey(visit, user);
      const draft = (await findDraft(options, key)) ?? (await newDraft(options, key));
      const text = textsIn(page.language);
      const { start, setUp } = visitPaths(page.uid);
      const back = { href: start, label: text.toSignInAgain };
      const shown = { secret: draft.secret, email: user.email, action: setUp, asksPassword: false, back };
      return setUpPage(page, { ...shown, reason: text.operatorLead }, errors);
    };

  const showSetUp = whereOff(async (c, visit, user) => c.html(await setUpForm(visit, user)(visit.page, {})));

  const submitSetUp = whereOff((c, visit, user) =>
    submit(c, visit, {
      form: setUpForm(visit, user),
      check: checkAppCode,
      wrong: ({ codeWrong }) => codeWrong,
      take: async (code) => {
        const draft = await findDraft(options, draftKey(visit, user));
        const keptSession = visit.interaction.session?.uid ?? '';
        const pass = { userId: user.id, accessNumber: user.accessNumber };
        return draft !== undefined && turnOn(options, user, { draft, code, pass, keptSession });
      },
      goOn: async () => {
        // Turning it on has ended the access with which the password was given, for everybody but this sign-in.
        await save(visit.interaction, { halfway: { userId: user.id, accessNumber: user.accessNumber + 1 } });
        return c.redirect(visitPaths(visit.page.uid).codes, 303);
      },
    }),
  );

  /** The codes of the user who has set the second factor up in this sign-in. */
  const withCodes = (
    show: (c: PageRequest, visit: Visit, shown: { user: HalfwayUser; codes: string[] }) => Promise<Response> | Response,
  ): Answer =>
    halfway(async (c, visit, user) => {
      const codes = (await findDraft(options, draftKey(visit, user)))?.recoveryCodes ?? [];
      const isOwn = await hasRecoveryCodes(sql, secret, user.id, codes);
      return isOwn ? show(c, visit, { user, codes }) : c.redirect(visitPaths(visit.page.uid).code, 303);
    });

  const showCodes = withCodes((c, { page }, { user, codes }) =>
    c.req.query('download') === undefined
      ? c.html(recoveryCodesPage(page, { codes, action: visitPaths(page.uid).codes }))
      : c.body(recoveryCodesFile(page, user.email, codes), 200, recoveryCodesHeaders),
  );

  const submitCodes = withCodes(async (c, visit, { user }) => {
    await readForm(c);
    await dropDraft(options, draftKey(visit, user));
    return enter(c, visit, user);
  });

  const { code, recovery, setUp, codes } = visitPaths(':uid');
  app.get(
    belowSignIn(code),
    whereOn((c, { page }) => c.html(codePage(page, {}))),
  );
  app.post(belowSignIn(code), submitCode);
  app.get(
    belowSignIn(recovery),
    whereOn((c, { page }) => c.html(recoveryCodePage(page, {}))),
  );
  app.post(belowSignIn(recovery), submitRecovery);
  app.get(belowSignIn(setUp), showSetUp);
  app.post(belowSignIn(setUp), submitSetUp);
  app.get(belowSignIn(codes), showCodes);
  app.post(belowSignIn(codes), submitCodes);
};
