// The pages of a signed-in user, rendered with the answers to their calls. A user whom the server does not know,
// because the session has ended or the provider is external, gets the frame of the page, and the app finds out. Users
// who open so many pages that there is no place to render another get the app alone.
import { type Context, Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Device, deviceOfCookies } from '#domain/device.ts';
import type { PageRequest } from '#web/prerendered.ts';
import { createKept } from '../core/kept.ts';
import { currentRequest, runInRequest } from '../core/request-context.ts';
import type { WebIdentity } from '../core/web-identity.ts';
import type { ContractRouter } from '../http/contract-router.ts';
import { compressOnce } from '../http/encoding.ts';
import type { Env } from '../http/env.ts';
import { languageOfRequest } from '../http/language.ts';
import { allowInline } from '../http/security-headers.ts';
import { sendFile, type StaticFile, staticFile } from '../http/static-file.ts';
import { withConfiguration } from '../http/static-files.ts';
import type { PagePlaces } from '../http/rate-limits/page-places.ts';
import { type Build, readBuild } from './build.ts';
import { configurationAt } from './configuration-at.ts';
import { hasSignedIn } from './has-signed-in.ts';
import { pageOf } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { type Answering, answeringWith, loadRenderer, type Renderer } from './renderer.ts';

type Sessions = {
  /** The session that the cookie of a request names, which may have ended. It costs no query, so it is asked first. */
  sessionOf: (request: IncomingMessage, response: ServerResponse) => string | undefined;
  /** Who is signed in with that cookie. */
  visitorOf: (request: IncomingMessage, response: ServerResponse) => Promise<WebIdentity | undefined>;
};

type VisitorPagesOptions = PageOptions & {
  /** The sign-in service; undefined for an external provider, which does not say who is signed in. */
  identity: Sessions | undefined;
  /**
   * Rejects when an address opens pages too often, because finding out who it is takes queries. The app itself is sent
   * instead.
   */
  admit: (address: string) => Promise<unknown>;
  places: PagePlaces;
  /** The APIs that answer the calls of a page, with the checks of any other call. */
  apis: readonly ContractRouter[];
};

/** What the browser reported about itself when its last page was open. */
const deviceOf = (c: Context): Device | undefined => deviceOfCookies(c.req.header('cookie') ?? '');

const isPhone = (c: Context): boolean => /\bMobi/.test(c.req.header('user-agent') ?? '');

/**
 * Whether a browser opens a page: not a script, an image or a tool, and not a file. What a service worker passes on has
 * no destination.
 */
const isNavigation = ({ req }: Context): boolean => {
  const [destination, mode] = [req.header('sec-fetch-dest'), req.header('sec-fetch-mode')];
  const isOpened = destination === 'document' || (destination === 'empty' && mode === 'navigate');
  return isOpened && !req.path.split('/').at(-1)?.includes('.');
};

type Ready = { build: Build; renderer: Renderer };

/** Anybody can choose addresses, and a frame takes 100 kB with its compressed form. */
const FRAMES_MAX = 100;

const OWNERS_MAX = 10_000;

/** A page of one user. */
const send = async (c: Context, html: string, headers: Record<string, string>): Promise<Response> => {
  const { content, encoding } = await compressOnce(Buffer.from(html), c.req.header('accept-encoding') ?? '');
  return new Response(content, { headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) } });
};

/** The page of users who are not known yet, which is the same for all of them. */
type Frame = { file: StaticFile; headers: Record<string, string> };

const HTML = 'text/html; charset=utf-8';

/** Serves every page of the app to a browser that somebody has signed in with. */
export const createVisitorPages = (options: VisitorPagesOptions): Hono<Env> => {
  const { webRoot, configuration, identity, admit, places, contentPolicy, onFailure, load } = options;
  const api = new Hono<Env>().all(
    '*',
    (c) => options.apis.find(({ owns }) => owns(c.req.path))?.handle(c) ?? c.notFound(),
  );
  const frames = createKept<Frame>(FRAMES_MAX);
  let ready: Promise<Ready> | undefined;
  const prepare = async (): Promise<Ready> => ({
    build: await readBuild(webRoot),
    renderer: await loadRenderer(load),
  });

  /** Renders a page; its calls are made as the user who asked for it. */
  const render = async (c: Context<Env>, request: PageRequest, identity?: WebIdentity) => {
    const { build, renderer } = await (ready ??= prepare());
    const { origin } = new URL(c.req.url);
    const context = { ...(currentRequest() ?? { id: '', address: '' }), visitor: identity };
    const call: Answering['call'] = (path, init) =>
      runInRequest(context, async () => api.fetch(new Request(origin + path, init), c.env));
    const rendered = await answeringWith({ call, device: request.assumed.device }, () => renderer.renderPage(request));
    const { html, inline } = pageOf(build, rendered, request);
    return {
      html: withConfiguration(html, configuration),
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': allowInline(contentPolicy, inline),
        vary: 'cookie, accept-language, accept-encoding',
      },
    };
  };

  const requestOf = (c: Context<Env>, assumed: PageRequest['assumed']): PageRequest => {
    const { hostname, pathname, search } = new URL(c.req.url);
    return {
      address: pathname + search,
      configuration: configurationAt(configuration, hostname),
      language: languageOfRequest(c),
      assumed,
    };
  };

  /** Undefined when no place is free. */
  const inPlace = async <Result>(of: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    const leave = places(of);
    return leave && work().finally(leave);
  };

  const pageOfUser = async (c: Context<Env>, device: Device, user: WebIdentity): Promise<Response> => {
    const visitor = { subject: user.subject, email: user.email ?? '' };
    const { html, headers } = await render(c, { ...requestOf(c, { device, at: Date.now() }), visitor }, user);
    return send(c, html, { 'content-type': HTML, ...headers });
  };

  /** The frame of the page, made once; undefined without a place for it. */
  const frameOf = async (c: Context<Env>, told: Device | undefined): Promise<Response | undefined> => {
    // The frame depends neither on other facts about the device nor on the time.
    const { isMobile } = told ?? { isMobile: isPhone(c) };
    const request = requestOf(c, { device: { timeZone: 'UTC', isMobile, locales: [], stored: {} } });
    const name = JSON.stringify(request);
    const make = async (): Promise<Frame> => {
      const { html, headers } = await render(c, request);
      return { file: staticFile(HTML, 'no-store', Buffer.from(html)), headers };
    };
    const keep = () => frames.keep(name, make());
    const frame = await (frames.find(name) ?? inPlace(currentRequest()?.address ?? '', keep));
    return frame && sendFile(c, frame.file, frame.headers);
  };

  /** The owner of each session when it was last looked up. */
  const owners = new Map<string, string>();
  const remember = (session: string, { subject }: WebIdentity): string => {
    if (owners.size >= OWNERS_MAX) owners.clear();
    owners.set(session, subject);
    return subject;
  };

  const respond = async (c: Context<Env>): Promise<Response | undefined> => {
    const { incoming, outgoing } = c.env;
    const device = deviceOf(c);
    const session = identity?.sessionOf(incoming, outgoing);
    if (!identity || !device || session === undefined) return frameOf(c, device);
    const find = () => identity.visitorOf(incoming, outgoing);
    const findOwner = async (): Promise<string | undefined> => {
      const user = await find();
      return user && remember(session, user);
    };
    // Nothing is looked up without a place, which is that of the account, or of the session while its account is
    // unknown.
    const owner = owners.get(session) ?? (await inPlace(session, findOwner));
    if (owner === undefined) return frameOf(c, device);
    return inPlace(owner, async () => {
      const user = await find();
      return user ? pageOfUser(c, device, user) : frameOf(c, device);
    });
  };

  const isAdmitted = (): Promise<boolean> =>
    admit(currentRequest()?.address ?? '').then(
      () => true,
      () => false,
    );

  return new Hono<Env>().get('*', async (c, next) => {
    if (!isNavigation(c) || !hasSignedIn(c) || !(await isAdmitted())) return next();
    try {
      return (await respond(c)) ?? next();
    } catch (error) {
      onFailure(error);
      return next();
    }
  });
};
