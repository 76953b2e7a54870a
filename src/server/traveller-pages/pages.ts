// The pages that a traveller opens by a shared link: HTML, rendered by src/traveller.
import { type Context, Hono } from 'hono';
import type { Profile } from '#contract/storefront/model/profile.ts';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import { DEFAULT_ACCENT_COLOR } from '#domain/brand.ts';
import { keptPath, TRAVELLER_PAGES, type TravellerPage, travellerPageNames } from '#domain/traveller-pages.ts';
import type { HelpAddresses } from '#traveller/page.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { Problem } from '../core/problem.ts';
import { compressed } from '../http/compressed.ts';
import type { Admit } from '../http/counted.ts';
import type { Env } from '../http/env.ts';
import { switchLanguage } from '../http/language.ts';
import type { TravellerPlaces } from '../http/rate-limits/traveller-places.ts';
import { createKeptLinks, isKeptAddress } from './kept-links.ts';
import { readPreview } from './preview.ts';
import {
  type Answer,
  createPageSender,
  elsewhere,
  linkInvalid,
  pageHeaders,
  prepared,
  type TravellerRenderer,
} from './send-page.ts';

export type TravellerOptions = {
  publicUrl: string;
  admit: Admit;
  places: TravellerPlaces;
  /** Rejects with a Problem when the token is invalid. */
  getProfile: (token: string, kind: 'esim' | 'customer', includeResellerInformation: boolean) => Promise<Profile>;
  /** Whether a link that opens nothing will do so soon, because its eSIM is on order. Rejects as getProfile does. */
  isBeingPrepared: (token: string) => Promise<boolean>;
  /** The whole address behind the code of a short one. Rejects with a Problem when there is none. */
  findSharedPage: (code: string) => Promise<string>;
  /** The reseller of a link that does not open, as far as the link shows it. */
  getReseller: (token: string) => Promise<ProfileResellerInformation | undefined>;
  /** The reseller of a short address that was taken back; undefined for any other. */
  getResellerOfEnded: (code: string) => Promise<ProfileResellerInformation | undefined>;
  storeName: string;
  /** Pages of the operator that replace our help pages. */
  help?: HelpAddresses;
  /** Called for failures that the link did not cause. */
  onFailure: (error: unknown) => void;
  /** Tests pass the source instead of the build. */
  loadRenderer?: () => Promise<TravellerRenderer>;
};

const built = new URL('../../../dist/pages/traveller.js', import.meta.url).href;
const loadBuilt = async (): Promise<TravellerRenderer> => (await import(built)) as TravellerRenderer;

/** The query value asks for the reseller's branding (PUB-021), with whatever a message wrote behind the link. */
const isCustom = (context: Context): boolean => context.req.query('custom')?.startsWith('true') === true;

/** Whose page it is and how to reach them, in the default look. */
const withoutBrand = ({ resellerInformation, ...profile }: Profile): Profile => {
  if (!resellerInformation) return profile;
  const { name, contactEmail, contactPhone, contactUrl } = resellerInformation;
  const contact = { name, ...omitNullish({ contactEmail, contactPhone, contactUrl }) };
  return { ...profile, resellerInformation: { ...contact, accentColor: DEFAULT_ACCENT_COLOR } };
};

type Handler = (context: Context) => Promise<Response>;

export const travellerPages = ({
  publicUrl,
  admit,
  places,
  getProfile,
  isBeingPrepared,
  findSharedPage,
  getReseller,
  getResellerOfEnded,
  storeName,
  help = {},
  onFailure,
  loadRenderer = loadBuilt,
}: TravellerOptions): Hono<Env> => {
  const links = createKeptLinks(publicUrl);
  const tokenOf = (context: Context): string | undefined => links.find(context)?.token;
  const withoutToken = (context: Context): Answer => (isKeptAddress(context) ? elsewhere : linkInvalid);

  const send = createPageSender({
    admit,
    places,
    links,
    storeName,
    help,
    onFailure,
    loadRenderer,
    getReseller: async (context, kind) => {
      const token = tokenOf(context);
      const isBranded = kind === 'customer' || kind === 'shop' || isCustom(context);
      return token !== undefined && isBranded ? getReseller(token) : undefined;
    },
  });

  /** The answer of `work`, or the page that waits for the eSIM. */
  const orPrepared = async (token: string, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      const isInvalid = error instanceof Problem && error.code === 'link_invalid';
      if (isInvalid && (await isBeingPrepared(token))) return prepared;
      throw error;
    }
  };

  /** A page that needs its link. */
  const pageOfLink =
    (
      kind: 'installation' | 'customer' | 'shop',
      work: (token: string, context: Context) => Promise<Profile>,
    ): Handler =>
    (context) =>
      send(context, kind, async () => {
        const token = tokenOf(context);
        if (token === undefined) return withoutToken(context);
        return orPrepared(token, async () => ({
          status: 200,
          content: { kind, profile: await work(token, context) },
        }));
      });

  const installationPage = pageOfLink('installation', async (token, context) => {
    const profile = await getProfile(token, 'esim', isCustom(context));
    if (isCustom(context) || profile.esimProfile.isReportedLost !== true) return profile;
    // All that this page offers is to ask the shop.
    return withoutBrand(await getProfile(token, 'esim', true));
  });

  const profilePage = (kind: 'customer' | 'shop'): Handler =>
    pageOfLink(kind, (token) => getProfile(token, 'customer', true));

  /** General without a token; with one, it has the reseller's branding and the traveller's countries. */
  const helpPage =
    (kind: 'coverage' | 'devices'): Handler =>
    (context) =>
      send(context, kind, async (): Promise<Answer> => {
        const token = tokenOf(context);
        if (token === undefined) return { status: 200, content: { kind } };
        return { status: 200, content: { kind, profile: await getProfile(token, 'esim', isCustom(context)) } };
      });

  /** Leads to the whole address. No other site's log gets it, because pages send no referrer. */
  const shortAddress: Handler = async (context) => {
    const code = context.req.param('code') ?? '';
    try {
      await admit();
      const address = new URL(await findSharedPage(code));
      return context.body(null, 302, { ...pageHeaders, location: `${address.pathname}${address.search}` });
    } catch (error) {
      const isInvalid = error instanceof Problem && error.code === 'link_invalid';
      const reseller = isInvalid ? await getResellerOfEnded(code).catch(() => undefined) : undefined;
      if (reseller) {
        return send(context, 'installation', async () => ({ status: 410, content: { kind: 'invalid', reseller } }));
      }
      // Nothing shows whose link it was, so the page names nobody.
      return send(context, 'installation', () => Promise.reject(error), { isNameless: true });
    }
  };

  const previewPage: Handler = (context) => {
    const content = readPreview(context);
    return send(context, content.kind, async () => ({ status: 200, content }), { isPreview: true });
  };

  const handlers: Record<TravellerPage, Handler> = {
    profile: installationPage,
    installation: installationPage,
    coverage: helpPage('coverage'),
    devices: helpPage('devices'),
    customer: profilePage('customer'),
    shop: profilePage('shop'),
  };
  const pages = new Hono<Env>()
    .get('/s/:code', switchLanguage, compressed, shortAddress)
    // Some apps end an address with a slash.
    .get('/s/:code/', switchLanguage, compressed, shortAddress)
    .get('/esim/preview', compressed, previewPage);
  for (const name of travellerPageNames) {
    for (const path of [TRAVELLER_PAGES[name], keptPath(':link', name)])
      pages.get(path, switchLanguage, compressed, handlers[name]);
  }
  return pages;
};
