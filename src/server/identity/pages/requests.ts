// How the pages of the sign-in service read requests.
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Provider } from 'oidc-provider';
import type { Language } from '#domain/languages.ts';
import { waitIn } from '#domain/wait.ts';
import { Problem } from '../../core/problem.ts';
import { isDatabaseAway } from '../../db/lost-connection.ts';
import type { Admit } from '../../http/counted.ts';
import type { Env } from '../../http/env.ts';
import { MailboxFull } from '../change-email.ts';
import type { RegistrationDeps } from '../gate.ts';
import { chosenLanguage, languageOfRequest } from '../../http/language.ts';
import type { KnownBrowserOptions } from '../known-browser.ts';
import type { PageContext } from './layout.ts';
import { textsIn } from './texts.ts';

export type PageOptions = RegistrationDeps &
  KnownBrowserOptions & {
    storeName: string;
    /** Whether an account runs the store, which takes a second factor. */
    isOperator: (account: { issuer: string; subject: string }) => Promise<boolean>;
    /** Whether the demo reseller's account can be entered without its password. */
    hasDemo: boolean;
    /** Whether mail arrives in the reference inbox. */
    hasInbox: boolean;
    /** Counts a request. */
    admit: Admit;
    /** The current provider; a rotation of keys replaces it. */
    provider: () => Provider;
    /** Gives the provider the public address. */
    prepare: (request: IncomingMessage) => void;
  };

export type PageRequest = Context<Env>;

/** The language and the look of a page for this visitor. */
export const pageContext = (c: PageRequest, storeName: string, uiLocales?: unknown): PageContext => ({
  language: languageOfRequest(c, uiLocales),
  storeName,
  address: c.req.url,
});

/** The page in the language that a button of its form asks for (layout.ts); undefined when the form was sent as it is. */
export const inOtherLanguage = <Page extends PageContext>(
  c: PageRequest,
  page: Page,
  typed: Record<string, string>,
): Page | undefined => {
  const language = chosenLanguage(c, typed['language']);
  return language && { ...page, language };
};

/** Refusals for too many tries, too many people at once, too large a form. */
const shownStatuses = [429, 503, 413] as const;

/** The page's message for a refusal after which the form can be sent again; any other error is thrown. */
export const shownRefusal = (error: unknown, language: Language) => {
  const text = textsIn(language);
  if (isDatabaseAway(error)) {
    const { headers } = Problem.unavailable(error);
    return { status: 503 as const, headers, errors: { title: text.unavailableTitle, message: text.unavailableText } };
  }
  if (!(error instanceof Problem)) throw error;
  const status = shownStatuses.find((shown) => shown === error.status);
  if (status === undefined) throw error;
  const isFull = error instanceof MailboxFull;
  const tooMany = isFull ? text.mailboxFull : text.tooManyTries;
  const messages = {
    429: tooMany.replace('{time}', waitIn(Number(error.headers['retry-after'] ?? 0), language)),
    503: text.busy,
    413: text.formTooLong,
  };
  return {
    status,
    headers: error.headers,
    errors: { message: messages[status], ...(isFull && { title: text.mailboxFullTitle }) },
  };
};
