// A sign-in under way: who it is of, and how it ends.
import type { Interaction, InteractionResults } from 'oidc-provider';
import { findSession } from '../browser-session.ts';
import { readKnownBrowser, rememberKnownBrowser } from '../known-browser.ts';
import { errors } from '../oidc-library.ts';
import { authorizationAddress } from '../repeated-requests.ts';
import { findConfirmation } from '../second-factor/second-factor.ts';
import { recordEvent } from '../sign-in-log.ts';
import { type Access, findAccessNumber, findUser, type Registration, type User } from '../users.ts';
import { failurePage } from './error-page.ts';
import { visitPaths } from './paths.ts';
import { pageContext, type PageOptions, type PageRequest } from './requests.ts';
import type { SignInContext } from './sign-in-page.ts';

/** A sign-in that this browser began. */
export type Visit = {
  interaction: Interaction;
  registration: Registration | undefined;
  page: SignInContext;
  /** The user that this browser is signed in as, when it signed in after this sign-in was begun. */
  signedInAs: string | undefined;
};

export type Answer = (c: PageRequest) => Promise<Response>;

type Show = (c: PageRequest, visit: Visit) => Promise<Response> | Response;

/** The user who gave the right password, and with which access (decision 82). */
export type HalfwayUser = User & Pick<Access, 'accessNumber'>;

const registrationOf = ({ result }: Interaction): Registration | undefined =>
  result?.['registration'] as Registration | undefined;

export const save = async (interaction: Interaction, result: InteractionResults): Promise<void> => {
  interaction.result = result;
  await interaction.persist();
};

export const createVisits = (options: PageOptions) => {
  const { sql, storeName, issuer } = options;

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
    (show: Show): Answer =>
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

  /** Continues this sign-in, without checking who has signed in since by another click or in another tab. */
  const shown = (show: Show): Answer =>
    inVisit((c, visit) =>
      visit.signedInAs === undefined ? show(c, visit) : c.redirect(authorizationAddress(visit.interaction), 303),
    );

  /** Ends the sign-in, with a session for the user. */
  const letIn = async (
    c: PageRequest,
    { interaction, signedInAs }: Visit,
    { userId, accessNumber }: Access,
    amr: string[],
  ): Promise<Response> => {
    await rememberKnownBrowser(c, options, await readKnownBrowser(c, options), userId);
    if (userId === signedInAs) return c.redirect(authorizationAddress(interaction), 303);
    await recordEvent(sql, userId, amr.includes('mfa') ? 'SIGNED_IN_WITH_CODE' : 'SIGNED_IN');
    // `create` also resolves the prompt of that name, whichever page was used.
    await save(interaction, { ...interaction.result, accessNumber, login: { accountId: userId, amr }, create: {} });
    return c.redirect(interaction.returnTo, 303);
  };

  /** Leads to the second factor, or to its setting up; undefined for a user who needs none. */
  const askSecondFactor = async (
    c: PageRequest,
    { interaction, page }: Visit,
    halfway: Access,
  ): Promise<Response | undefined> => {
    const { userId } = halfway;
    const isOn = (await findConfirmation(sql, userId)) !== undefined;
    if (!isOn && !(await options.isOperator({ issuer, subject: userId }))) return undefined;
    await save(interaction, { halfway });
    if (isOn) await recordEvent(sql, userId, 'CODE_ASKED');
    return c.redirect(visitPaths(page.uid)[isOn ? 'code' : 'setUp'], 303);
  };

  /** Who gave the right password in this sign-in. Undefined when the access of the user has been ended since. */
  const findHalfway = async ({ interaction }: Visit): Promise<HalfwayUser | undefined> => {
    const access = interaction.result?.['halfway'] as Access | undefined;
    if (!access || access.accessNumber !== (await findAccessNumber(sql, access.userId))) return undefined;
    const user = await findUser(sql, access.userId);
    return user && { ...user, accessNumber: access.accessNumber };
  };

  return { inVisit, shown, letIn, askSecondFactor, findHalfway };
};
