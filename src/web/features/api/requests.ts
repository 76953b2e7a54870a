// The first requests of an integrator, each ready to run when copied.
import { basicAuthorization, type ChannelCredentials } from '#web/api/specifications.ts';
import { apiAddress, configuration } from '#web/configuration/configuration.ts';

/** The order of API-008; the last has its rule's name. */
export const REQUESTS = ['retrieveToken', 'getInventory', 'activatePackage', 'dentBranding'] as const;

export type RequestName = (typeof REQUESTS)[number];

/** Placeholder for an unknown id. */
const ANY_ITEM = 'ID_OF_AN_INVENTORY_ITEM';

const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The badge of the branding zip, as HTML for the reseller's page. */
const badge = (language: string, alt: string): string => `<a href="${location.origin}">
  <picture>
    <source media="(prefers-color-scheme: dark)" srcset="badge/badge-${language}-dark.svg">
    <img src="badge/badge-${language}-light.svg" height="56" alt="${htmlText(alt)}">
  </picture>
</a>`;

type RequestsOptions = {
  credentials: ChannelCredentials;
  /** The package that the third request sells. */
  itemId: string | undefined;
  language: string;
  /** The alternative text of the badge. */
  badgeText: string;
};

/** The examples of the first steps, for a POSIX shell with curl; the last is HTML (API-008, API-011). */
export const requestsFor = (options: RequestsOptions): Record<RequestName, string> => {
  const { credentials, itemId = ANY_ITEM, language, badgeText } = options;
  const { partnerPrefix } = configuration;
  const apiBase = apiAddress();
  const authenticate = `-X POST '${apiBase}/reseller/authenticate' \\
  -H 'Authorization: ${basicAuthorization(credentials)}'`;
  const token = `TOKEN=$(curl -s ${authenticate} |
  sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')`;
  const body = JSON.stringify({ inventoryItemId: itemId, userCountry: 'DE' });
  return {
    retrieveToken: `curl ${authenticate}`,
    getInventory: `${token}

curl '${apiBase}/${partnerPrefix}/products/inventory' \\
  -H "Authorization: Bearer $TOKEN"`,
    activatePackage: `${token}

curl -X POST '${apiBase}/${partnerPrefix}/activations/register' \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: first-sale-${itemId}' \\
  -d '${body}'`,
    dentBranding: badge(language, badgeText),
  };
};
