// The pages of a signed-in user, rendered with the answers to their own calls. A user whom the server does not know, because
// the session has ended or the provider is another one, gets the page's frame, and the app finds out.
import { type Context, Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Device, deviceOfCookies } from '#domain/device.ts';
import { storeModeAt } from '#domain/store-mode.ts';
import type { PageRequest } from '#web/prerendered.ts';
import { currentRequest, runInRequest } from '../core/request-context.ts';
import type { WebIdentity } from '../core/web-identity.ts';
import type { ContractRouter } from '../http/contract-router.ts';
import { compressOnce } from '../http/encoding.ts';
import type { Env } from '../http/env.ts';
import { allowInline } from '../http/security-headers.ts';
import { withConfiguration } from '../http/static-files.ts';
import { languageOfRequest } from '../pages/index.ts';
import { type Build, readBuild } from './build.ts';
import { hasSignedIn } from './has-signed-in.ts';
import { pageOf } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { type Answering, answeringWith, loadRenderer, type Renderer } from './renderer.ts';

export type VisitorPagesOptions = PageOptions & {
  /** Who is signed in with the cookie of this request; undefined where the provider is another server. */
  visitorOf?: ((request: IncomingMessage, response: ServerResponse) => Promise<WebIdentity | undefined>) | undefined;
  /** Rejects when an address opens pages too often: each is rendered for it. The app itself is sent instead. */
  admit: (address: string) => Promise<unknown>;
  /** The storefront API, which answers the calls of a page with the checks of any other call. */
  api: Pick<ContractRouter, 'handle'>;
};

/** A browser that has not told its own facts yet. */
const guess = (c: Context): Device => ({
  timeZone: 'UTC',
  isMobile: /\bMobi/.test(c.req.header('user-agent') ?? ''),
  locales: [],
  stored: {},
});

/** A browser that opens a page, and no script, image or tool; not for a file. */
const isNavigation = ({ req }: Context): boolean =>
  req.header('sec-fetch-dest') === 'document' && !req.path.split('/').at(-1)?.includes('.');

type Ready = { build: Build; renderer: Renderer };

const send = async (c: Context, html: string, contentPolicy: string): Promise<Response> => {
  const { content, encoding } = await compressOnce(Buffer.from(html), c.req.header('accept-encoding') ?? '');
  return new Response(content, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy,
      vary: 'cookie, accept-language, accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
};

/** Serves every page of the app to a browser that somebody has signed in with. */
export const createVisitorPages = (options: VisitorPagesOptions): Hono<Env> => {
  const { webRoot, configuration, visitorOf, admit, contentPolicy, onFailure, load } = options;
  const api = new Hono<Env>().all('*', (c) => options.api.handle(c));
  let ready: Promise<Ready> | undefined;
  const prepare = async (): Promise<Ready> => ({
    build: await readBuild(webRoot),
    renderer: await loadRenderer(load),
  });

  /** Renders a page; its calls are those of the one who asked for it. */
  const render = (c: Context<Env>, renderer: Renderer, request: PageRequest, visitor: WebIdentity | undefined) => {
    const { origin } = new URL(c.req.url);
    const context = { ...(currentRequest() ?? { id: '', address: '' }), visitor };
    const call: Answering['call'] = (path, init) =>
      runInRequest(context, async () => api.fetch(new Request(origin + path, init), c.env));
    return answeringWith({ call, device: request.assumed.device }, () => renderer.renderPage(request));
  };

  const respond = async (c: Context<Env>): Promise<Response> => {
    const { build, renderer } = await (ready ??= prepare());
    const { hostname, pathname, search } = new URL(c.req.url);
    const told = deviceOfCookies(c.req.header('cookie') ?? '');
    const identity = told && (await visitorOf?.(c.env.incoming, c.env.outgoing));
    const request: PageRequest = {
      address: pathname + search,
      configuration: { ...configuration, mode: storeModeAt(hostname, configuration.mode) },
      language: languageOfRequest(c),
      assumed: { device: told ?? guess(c), at: Date.now() },
      visitor: identity && { subject: identity.subject, email: identity.email ?? '' },
    };
    const { html, inline } = pageOf(build, await render(c, renderer, request, identity), request);
    return send(c, withConfiguration(html, configuration), allowInline(contentPolicy, inline));
  };

  const isAdmitted = (): Promise<boolean> =>
    admit(currentRequest()?.address ?? '').then(
      () => true,
      () => false,
    );

  return new Hono<Env>().get('*', async (c, next) => {
    if (!isNavigation(c) || !hasSignedIn(c) || !(await isAdmitted())) return next();
    try {
      return await respond(c);
    } catch (error) {
      onFailure(error);
      return next();
    }
  });
};
