// The one client of the provider: the web app.
import type { Configuration } from 'oidc-provider';
import { signingAlgorithm } from './signing-keys.ts';

export const clientId = 'storefront';

/** AUT-003: the sign-in service is asked for exactly these. */
export const scope = 'openid profile email';

/** Where the browser goes after a sign-out, the only allowed address. */
export const signedOutAddress = (publicUrl: string): string => `${publicUrl}/`;

/** The `state` that the app sent comes back to it. */
export const withState = (address: string, state: unknown): string => {
  const url = new URL(address);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
};

export const clientOf = (publicUrl: string): NonNullable<Configuration['clients']>[number] => ({
  client_id: clientId,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [`${publicUrl}/oidc-callback.html`, `${publicUrl}/oidc-silent-renew.html`],
  post_logout_redirect_uris: [signedOutAddress(publicUrl)],
  id_token_signed_response_alg: signingAlgorithm,
});
