// Tokens that were good once: signed with the server's own keys, for the same caller, until a minute ago.
import { hkdfSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import type { Database } from '#server/db/connect.ts';
import { loadSigningKeys } from '#server/identity/signing-keys.ts';

type Key = Parameters<SignJWT['sign']>[0];

const expire = async (token: string, key: Key): Promise<string> => {
  const { alg = '', ...header } = decodeProtectedHeader(token);
  return new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 60 })
    .setProtectedHeader({ alg, ...header })
    .sign(key);
};

export const expireWebToken = async (token: string, db: Database, secret: Buffer): Promise<string> => {
  const [key] = await loadSigningKeys(db.system, secret);
  if (!key) throw new Error('There is no signing key');
  return expire(token, await importJWK(key, 'ES256'));
};

export const expirePartnerToken = (token: string, secret: Buffer): Promise<string> =>
  expire(token, new Uint8Array(hkdfSync('sha256', secret, '', 'partner access token', 32)));
