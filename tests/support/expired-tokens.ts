// Tokens that were good once: signed with the server's own keys, for the same caller, until a minute ago.
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import type { Database } from '#server/db/connect.ts';
import { loadSigningKeys } from '#server/identity/signing-keys.ts';
import { deriveKey, type StoreSecret } from '#server/core/encryption.ts';

type Key = Parameters<SignJWT['sign']>[0];

const minuteAgo = (): number => Math.floor(Date.now() / 1000) - 60;

const expire = (token: string, key: Key): Promise<string> => {
  const { alg = '', ...header } = decodeProtectedHeader(token);
  return new SignJWT({ ...decodeJwt(token), exp: minuteAgo() }).setProtectedHeader({ alg, ...header }).sign(key);
};

/** A bearer token of the web app. */
export const expireWebToken = async (token: string, db: Database, secret: StoreSecret): Promise<string> => {
  const [key] = await loadSigningKeys(db.system, secret);
  if (!key) throw new Error('There is no signing key');
  return expire(token, await importJWK(key, 'ES256'));
};

/** A bearer token of the partner API. */
export const expirePartnerToken = (token: string, secret: StoreSecret): Promise<string> =>
  expire(token, deriveKey(secret, 'partner access token'));
