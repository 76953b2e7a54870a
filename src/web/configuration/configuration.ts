import { apiBaseAt, type ApiBases } from '#domain/api-base.ts';
import { type StoreMode, storeModeAt } from '#domain/store-mode.ts';

/** Long-lived names and addresses that reach the browser without a separate build for each store. */
type Configuration = {
  storeName: string;
  /** Lower-case name of the store: provider of the legal texts, and in the names of files. */
  storeSlug: string;
  /** First word of the partner API's addresses. */
  partnerPrefix: string;
  mode: StoreMode;
  /**
   * Before the contract's paths in links: nothing where they are on the page's own host, which a server behind a proxy
   * does not know.
   */
  apiBase: string;
  /** Whether the demo reseller's account can be entered from the landing page. */
  hasDemo?: boolean | undefined;
  /** `off`: the service worker is not wanted, and taken away where it is. */
  serviceWorker?: 'off' | undefined;
  /** Issuer of the OpenID provider. */
  oidcAuthority: string;
  oidcClientId: string;
  /** The server that wrote the page. */
  server?: { version: string; release: string; commitHash: string } | undefined;
  /** Where page views are sent; nothing is sent without it. */
  analyticsUrl?: string | undefined;
  /** Page of the feedback survey; nothing is embedded without it. */
  surveyUrl?: string | undefined;
  /** Page of the team's vision; an own page without it. */
  teamVisionUrl?: string | undefined;
  /** Pages to open where the legal texts cannot be loaded. */
  termsUrl?: string | undefined;
  privacyUrl?: string | undefined;
  /** Forms of a survey service, see request-form.ts. */
  channelRequestUrl?: string | undefined;
  discountRequestUrl?: string | undefined;
  /** Where an account at the exchange is registered. */
  exchangeRegistrationUrl: string;
  /** Text and link of the banner on the credits page; a default text without it. */
  creditsBanner?: { text: string; linkText?: string; link?: string } | undefined;
};

/**
 * The configuration that the server wrote into the page: as data, not script, so the strict content policy allows it.
 */
const written = (): Partial<Configuration> & { apiBases?: ApiBases } => {
  const text = globalThis.document?.getElementById('configuration')?.textContent?.trim() ?? '';
  if (text === '') return {};
  try {
    return JSON.parse(text) as Partial<Configuration>;
  } catch {
    return {};
  }
};

const read = (): Configuration => {
  const { origin, hostname } = globalThis.location ?? { origin: 'http://localhost', hostname: 'localhost' };
  const { apiBases = [], mode = 'reference', ...given } = written();
  return {
    storeName: 'Simshelf',
    storeSlug: 'simshelf',
    partnerPrefix: 'simshelf',
    mode: storeModeAt(hostname, mode),
    apiBase: apiBaseAt(hostname, apiBases),
    oidcAuthority: `${origin}/oidc`,
    oidcClientId: 'storefront',
    exchangeRegistrationUrl: '/reference/exchange',
    ...given,
  };
};

export const configuration: Configuration = read();

/** Where the API is called, and where texts say that it is. */
export const apiAddress = (): string => configuration.apiBase || (globalThis.location?.origin ?? 'http://localhost');
