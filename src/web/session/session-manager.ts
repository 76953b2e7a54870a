import { ErrorResponse, ErrorTimeout, type User, UserManager, type UserManagerSettings } from 'oidc-client-ts';
import { connectSession } from '#web/api/transport.ts';
import { followAccount } from '#web/browser-storage/account-entries.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { type EndReason, keepEndReason, takeEndReason } from './end-reason.ts';
import { hasSignInHint, setSignInHint } from './signed-in-cookie.ts';
import { isOwnProvider, signInByCall } from './own-provider.ts';
import { keepForms } from './kept-forms.ts';
import { onOtherTab, reloadOnce, tellOtherTabs } from './tabs.ts';
import type { PageVisitor, SignInWish } from './session-context.ts';
import { dropDrafts } from './use-draft.ts';

/** The default page after a sign-in. */
const DEFAULT_ADDRESS = '/your-store';

const PUBLIC_ONLY = new Set(['/', '/starter/login', '/starter/registration', '/oidc-callback.html']);

/** An address of this site to return to after sign-in; anything else becomes the default. */
export const safeAddress = (wanted: unknown): string => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return DEFAULT_ADDRESS;
  const { origin } = globalThis.location;
  try {
    const { origin: target, pathname, search, hash } = new URL(wanted, origin);
    // `//host` and `/\host` name another site although they begin with a slash.
    return target !== origin || PUBLIC_ONLY.has(pathname) ? DEFAULT_ADDRESS : `${pathname}${search}${hash}`;
  } catch {
    return DEFAULT_ADDRESS;
  }
};

/** Application event: the access token expired and could not be renewed (AUT-007). */
const TOKEN_EXPIRED = 'TOKEN_EXPIRED';

const raiseTokenExpired = (): void => {
  globalThis.dispatchEvent(new CustomEvent(TOKEN_EXPIRED));
};

const onTokenExpired = (listener: () => void): (() => void) => {
  globalThis.addEventListener(TOKEN_EXPIRED, listener);
  return () => globalThis.removeEventListener(TOKEN_EXPIRED, listener);
};

export type SessionManager = {
  userManager: UserManager;
  /** Whether a silent sign-in is worth a try, or was begun. */
  canRestore: () => boolean;
  /** Whether there are tokens. */
  hasUser: () => boolean;
  /** Who is signed in as the server knows, which rendered the page for this user; the tokens are on their way. */
  visitor: PageVisitor | undefined;
  /** Why the last session of this tab ended; undefined when it ended here, or there was none. */
  endReason: () => EndReason | undefined;
  /**
   * After a page load the memory is empty, but the provider's cookie may still be valid: tries a silent sign-in, once.
   */
  restore: () => Promise<void>;
  /** Completes the sign-in on the callback page. Returns the address to show. */
  finishSignIn: () => Promise<string>;
  signIn: (wanted: string | undefined, wish?: SignInWish) => Promise<void>;
  signOut: () => Promise<void>;
};

const visitorOfPage = (): PageVisitor | undefined => {
  const text = document.getElementById('visitor')?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as PageVisitor);
};

/** A session that goes on without a network. */
type KeptSession = { visitor: PageVisitor; untilReached: () => Promise<void> };

/** Whether the provider answered, with tokens or that there is no session; `lost` without a response, `late` after a timeout. */
type Reply = 'answered' | 'lost' | 'late';

/** What the discovery document of another provider may say about the page for a new account. */
type Reached = { prompt_values_supported?: readonly string[] };

/** Rejects when the provider is down, before the browser leaves for a page that would not load. */
const reach = async (userManager: UserManager): Promise<Reached> => {
  const { metadataUrl, authority } = userManager.settings;
  const answer = await fetch(metadataUrl || `${authority}/.well-known/openid-configuration`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The sign-in service answered ${answer.status}`);
  return (await answer.json()) as Reached;
};

/**
 * Holds the tokens, in this place only; also gives the transport the token for its calls.
 *
 * @param kept Whose till this browser has kept and shows without a network: there are tokens as soon as the sign-in
 *   service can be reached.
 */
export const createSessionManager = (settings: UserManagerSettings, kept?: KeptSession): SessionManager => {
  const userManager = new UserManager(settings);
  const visitor = visitorOfPage() ?? kept?.visitor;
  if (visitor) followAccount(visitor.subject);
  let user: User | null = null;
  // Where the page was rendered for a user who is gone, another tab signed out before this one could listen.
  let endReason = takeEndReason() ?? (visitor && !hasSignInHint(true) ? 'otherTab' : undefined);

  /** Who is signed in here; the page may know it before there are tokens. */
  const subjectHere = (): string | undefined => user?.profile.sub ?? visitor?.subject;

  let hasEnded = false;
  const drop = async (reason: EndReason): Promise<void> => {
    if (reason === 'ended') keepForms();
    hasEnded = true;
    if (subjectHere() !== undefined) endReason = reason;
    // When another account is signed in, the hint stays.
    if (reason !== 'otherAccount') setSignInHint(false);
    await userManager.removeUser();
  };
  let isReloading = false;
  // The reload itself drops the session, so that it happens at the current address, which is kept.
  const onRefused = (code: string | undefined): void => {
    if (isReloading) return;
    // Another token of this account would be refused as well.
    if (code === 'email_missing') return void drop('noEmail');
    setSignInHint(false);
    isReloading = reloadOnce(() => {
      keepForms();
      keepEndReason();
    });
    if (!isReloading) void drop('ended');
  };
  onOtherTab((subject) => {
    if (subjectHere() === undefined || subject === subjectHere()) return;
    void drop(subject === '' ? 'otherTab' : 'otherAccount');
  });

  userManager.events.addUserLoaded((loaded) => {
    // These tokens were on their way when the session ended.
    if (hasEnded) {
      void userManager.removeUser();
      return;
    }
    // Another account has signed in since the page was rendered, which shows the data of the one before.
    if (visitor !== undefined && loaded.profile.sub !== visitor.subject) {
      if (!reloadOnce()) void drop('otherAccount');
      return;
    }
    followAccount(loaded.profile.sub);
    user = loaded;
    endReason = undefined;
    setSignInHint(true);
  });
  userManager.events.addUserUnloaded(() => {
    user = null;
  });
  userManager.events.addAccessTokenExpired(raiseTokenExpired);
  onTokenExpired(() => void drop('ended'));

  /** Asks the provider once for the tokens of its session. */
  const askProvider = async (): Promise<Reply> => {
    try {
      if (isOwnProvider()) await userManager.events.load(await signInByCall(settings));
      else await userManager.signinSilent();
      return 'answered';
    } catch (error) {
      // Without a response the provider is asked again next time.
      if (!(error instanceof ErrorResponse)) return error instanceof ErrorTimeout ? 'late' : 'lost';
      // The provider reported no session.
      setSignInHint(false);
      if (kept) await drop('ended');
      return 'answered';
    }
  };

  let reply: Promise<Reply> | undefined;
  const ask = (): Promise<Reply> => (reply = askProvider());
  const restoreSession = async (): Promise<void> => {
    let last = await ask();
    if (kept) {
      for (; last !== 'answered'; last = await ask()) await kept.untilReached();
    } else if (last === 'lost') {
      // One lost call would sign a visitor out. After a timeout, the visitor has waited long enough.
      await ask();
    }
  };
  let restored: Promise<void> | undefined;
  const restore = (): Promise<void> => (restored ??= restoreSession());

  /** A page of a signed-in user calls the API before the tokens are there. */
  const untilAsked = async (): Promise<void> => {
    if (!kept) return restored;
    // Without a network nothing waits for one: a call that began before this was known fails as well.
    if (reply && (await reply) !== 'answered') throw new Error('Offline');
  };
  connectSession({
    token: async () => {
      if (visitor !== undefined && user === null) await untilAsked();
      return user !== null && user.expired !== true ? user.access_token : undefined;
    },
    onRefused,
  });

  const promptOf = (wish: SignInWish | undefined, { prompt_values_supported: prompts = [] }: Reached): SignInWish => {
    // Without it the provider would go on with the account that was just refused.
    if (endReason === 'noEmail') return { prompt: 'login' };
    // Another provider may have no page for a new account, and refuses what it does not know.
    if (wish?.prompt === 'create' && !isOwnProvider() && !prompts.includes('create')) return {};
    return wish ?? {};
  };

  return {
    userManager,
    visitor,
    hasUser: () => user !== null,
    endReason: () => endReason,
    // Also when the answer came before the first render, which is that of a page without it.
    canRestore: () => restored !== undefined || (user === null && hasSignInHint(visitor !== undefined)),
    restore,
    finishSignIn: async () => {
      try {
        const { state, profile } = await userManager.signinRedirectCallback();
        followAccount(profile.sub);
        tellOtherTabs(profile.sub);
        return safeAddress(state);
      } catch (error) {
        // Only logged (AUT-021): the landing page offers to try again.
        console.warn('Sign-in failed', error);
        return '/';
      }
    },
    signIn: async (wanted, wish) => {
      const provider = await reach(userManager);
      const known = { state: safeAddress(wanted), ui_locales: currentLanguage() };
      await userManager.signinRedirect({ ...known, ...promptOf(wish, provider) });
    },
    signOut: async () => {
      await reach(userManager);
      // Without the tokens, which may be on their way, the sign-in service would ask whether to sign out.
      if (visitor !== undefined && user === null) await restore();
      setSignInHint(false);
      dropDrafts();
      tellOtherTabs('');
      await userManager.signoutRedirect();
    },
  };
};
