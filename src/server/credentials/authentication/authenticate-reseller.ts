import type { AccessToken } from '#contract/partner/model/accessToken.ts';
import type { Input } from '../../http/input.ts';
import { requireAttempt } from '../../http/rate-limits/attempt-limit.ts';
import type { ClientCredentials } from './basic-credentials.ts';
import type { AuthenticationDeps } from './deps.ts';

/** Exchanges the credentials of a channel for an access token. */
export const authenticateReseller = async (
  { db, access, authenticationsPerClient }: AuthenticationDeps,
  { clientId, clientSecret }: ClientCredentials,
  { request }: Input<'authenticateReseller'>,
): Promise<AccessToken> => {
  await requireAttempt(
    db.system,
    { name: 'authenticate', of: `${clientId} ${request.address}` },
    authenticationsPerClient,
  );
  return access.authenticate(clientId, clientSecret);
};
