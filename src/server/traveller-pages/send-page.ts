// Sends a traveller's page: never blank, and with a spinner when its data takes long.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import { linkPath } from '#domain/traveller-pages.ts';
import type { Content, HelpAddresses, Kind, Visit } from '#traveller/page.ts';
import { Problem } from '../core/problem.ts';
import { currentRequest } from '../core/request-context.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import type { Admit } from '../http/counted.ts';
import { languageOfRequest } from '../http/language.ts';
import type { Leave } from '../http/rate-limits/resting-place.ts';
import type { TravellerPlaces } from '../http/rate-limits/traveller-places.ts';
import { isKeptAddress, type KeptLinks } from './kept-links.ts';

/** The exports of the build of src/traveller. */
export type TravellerRenderer = {
  renderPage: (content: Content, visit: Visit) => string;
  renderWaiting: (kind: Kind, visit: Visit) => string;
  renderLate: (content: Content, visit: Visit) => string;
};

export type Answer = {
  status: 200 | 410 | 429 | 500 | 503;
  content: Content;
  headers?: Readonly<Record<string, string>>;
};

/** A page like any other: every route responds with 200, however little its link is worth (CLI-002). */
export const linkInvalid: Answer = { status: 200, content: { kind: 'invalid' } };

const PREPARED_AGAIN_SECONDS = 10;

/** The page for an address of a link that this browser does not keep. */
export const elsewhere: Answer = { status: 200, content: { kind: 'elsewhere' } };

/** A page that loads again by itself, and has the eSIM as soon as that is there. */
export const prepared: Answer = {
  status: 200,
  content: { kind: 'prepared' },
  headers: { refresh: String(PREPARED_AGAIN_SECONDS) },
};

const failure: Answer = { status: 500, content: { kind: 'failure' } };

/** The headers are those of the refusal, with the time to wait. */
const busy = ({ headers }: Problem): Answer => ({
  status: 429,
  content: { kind: 'busy', seconds: Number(headers['retry-after'] ?? 1) },
  headers,
});

type Message = Extract<Content, { kind: 'invalid' | 'elsewhere' | 'prepared' | 'busy' | 'failure' }>;

const MESSAGES: ReadonlySet<Kind> = new Set(['invalid', 'elsewhere', 'prepared', 'busy', 'failure']);

const isMessage = (content: Content): content is Message => MESSAGES.has(content.kind);

const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

/** The failure as a page. An invalid link is not a failure of ours. */
const answerTo = (error: unknown, onFailure: (error: unknown) => void): Answer => {
  if (error instanceof Problem) {
    if (REFUSALS.has(error.status)) return linkInvalid;
    if (error.code === 'too_many_long_calls') return { ...failure, status: 503, headers: error.headers };
    if (error.status === 429) return busy(error);
  }
  onFailure(error);
  return isDatabaseAway(error) ? { ...failure, status: 503, headers: Problem.unavailable().headers } : failure;
};

const PATIENCE_MS = 400;
const LAST_RESORT =
  '<!doctype html><title>Error</title><p>This page could not be loaded. Please try again in a moment.';

/** The headers of every page and address of a shared link. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/**
 * Only the visitor's browser keeps a page with codes, for Back without a connection; every new visit asks the server.
 */
const KEPT_FOR_BACK = 'private, no-cache';

/** Tells the script that this browser opens the page without the token (src/traveller/enhance.ts). */
const keptHeaders = ({ url, link }: Visit): Record<string, string> => {
  const { pathname, search } = new URL(url);
  const isKept = link !== undefined && pathname.startsWith(`${linkPath(link.id)}/`);
  return isKept ? { 'content-location': `${pathname}${search}` } : {};
};

/** Style and script are inline and allowed by the nonce. The logo may come from any host. */
const policyHeaders = (visit: Visit): Record<string, string> => ({
  ...pageHeaders,
  ...keptHeaders(visit),
  // Its frame has no origin that it shares with the app, and Firefox asks whether the page may be shown there.
  ...(visit.isPreview && { 'x-frame-options': 'SAMEORIGIN', 'cross-origin-resource-policy': 'cross-origin' }),
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${visit.nonce}'`,
    `script-src 'nonce-${visit.nonce}'`,
    "img-src 'self' data: https:",
    // The script opens the page once more, without the token.
    "connect-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${visit.isPreview ? "'self'" : "'none'"}`,
    "base-uri 'none'",
  ].join('; '),
  // It is requested without cookies, so its host need not opt in.
  'cross-origin-embedder-policy': 'credentialless',
});

type SendOptions = {
  /** Set for a frame of the app. */
  isPreview?: boolean;
  /** Names neither a reseller nor the store. */
  isNameless?: boolean;
};

type PageSender = (
  context: Context,
  kind: Kind,
  work: () => Promise<Answer>,
  options?: SendOptions,
) => Promise<Response>;

type PageSenderOptions = {
  admit: Admit;
  places: TravellerPlaces;
  links: KeptLinks;
  storeName: string;
  help: HelpAddresses;
  onFailure: (error: unknown) => void;
  loadRenderer: () => Promise<TravellerRenderer>;
  /** The reseller whose brand a page without data has. */
  getReseller: (context: Context, kind: Kind) => Promise<ProfileResellerInformation | undefined>;
};

const NONCE_BYTES = 16;

/** A phone whose page shows most of a brand: the filled button, the tint and the links. */
const PREVIEWED_PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const visitOf = (
  context: Context,
  { storeName, help, links }: PageSenderOptions,
  { isPreview = false, isNameless = false }: SendOptions,
): Visit => {
  const link = links.find(context);
  // Only the browser that keeps it knows whose link an address without a token is.
  const isOfNobody = isNameless || (isKeptAddress(context) && !link);
  return {
    url: context.req.url,
    link,
    language: languageOfRequest(context),
    userAgent: isPreview ? PREVIEWED_PHONE : (context.req.header('user-agent') ?? ''),
    storeName: isOfNobody ? '' : storeName,
    help,
    nonce: randomBytes(NONCE_BYTES).toString('base64url'),
    now: new Date(),
    isPreview,
  };
};

/** Sends the beginning at once. The status is decided by then, and a compressor would delay the beginning. */
const sendInTwo = (context: Context, visit: Visit, beginning: string, rest: Promise<string>): Response => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(encoder.encode(beginning));
      controller.enqueue(encoder.encode(await rest));
      controller.close();
    },
  });
  return context.body(body, 200, {
    ...policyHeaders(visit),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `${KEPT_FOR_BACK}, no-transform`,
  });
};

export const createPageSender = (options: PageSenderOptions): PageSender => {
  const { admit, places, links, onFailure, loadRenderer, getReseller } = options;
  const lastResort = (error: unknown): string => {
    onFailure(error);
    return LAST_RESORT;
  };

  /** A page without data also has the reseller's brand, if the database can say whose link it is. */
  const withReseller = async (context: Context, kind: Kind, answer: Answer): Promise<Answer> => {
    const { content } = answer;
    if (!isMessage(content) || answer.status === 503) return answer;
    const reseller = await getReseller(context, kind).catch(() => undefined);
    return reseller ? { ...answer, content: { ...content, reseller } } : answer;
  };

  /** A link that opens nothing is not kept, unless that is still unknown. */
  const keepLink = (context: Context, { link }: Visit, content?: Content): void => {
    const isWorthIt = content === undefined || ('profile' in content && content.profile !== undefined);
    if (link && isWorthIt && !isKeptAddress(context)) links.keep(context, link);
  };

  const send: PageSender = async (context, kind, work, sendOptions = {}) => {
    const visit = visitOf(context, options, sendOptions);
    const { renderPage, renderWaiting, renderLate } = await loadRenderer();
    const place: { isAwaited: boolean; leave: Leave } = { isAwaited: false, leave: () => undefined };
    const takePlace = async (): Promise<void> => {
      place.isAwaited = true;
      place.leave = await places(visit.link?.id ?? currentRequest()?.address ?? '', context.req.raw.signal);
      place.isAwaited = false;
    };
    const answer = admit()
      .then(takePlace)
      .then(work)
      .catch((error: unknown) => answerTo(error, onFailure))
      .then((found) => withReseller(context, kind, found));
    const promptly = () => Promise.race([answer, delay(PATIENCE_MS, undefined, { ref: false })]);
    let prompt = await promptly();
    // Without a place not even a spinner is rendered.
    while (!prompt && place.isAwaited) prompt = await promptly();
    keepLink(context, visit, prompt?.content);
    if (!prompt) {
      const rest = answer
        .then(({ content }) => renderLate(content, visit))
        .catch(lastResort)
        .finally(() => place.leave());
      return sendInTwo(context, visit, renderWaiting(kind, visit), rest);
    }
    try {
      const { status, content, headers } = prompt;
      const kept = 'profile' in content && { 'cache-control': KEPT_FOR_BACK };
      return context.html(renderPage(content, visit), status, { ...policyHeaders(visit), ...kept, ...headers });
    } finally {
      place.leave();
    }
  };

  return async (context, kind, work, sendOptions) => {
    try {
      return await send(context, kind, work, sendOptions);
    } catch (error) {
      return context.html(lastResort(error), 500, pageHeaders);
    }
  };
};
