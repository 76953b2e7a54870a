// Share tokens: a traveller's links are bearer links that open one eSIM and its customer.
import { jwtVerify, SignJWT } from 'jose';
import { Problem } from '../http/problem.ts';
import type { ShareLinks } from '../sales/index.ts';
import { deriveKey } from '../sealing.ts';

const algorithm = 'HS256';
const type = 'share+jwt';
const lifetimeMs = 365 * 86_400_000; // readings VAL-024

export type ShareTokens = ShareLinks & {
  /** The eSIM that a token opens. Rejects with 401 when the token is not one of ours or has expired. */
  verify(token: string): Promise<{ esimId: string }>;
};

const invalid = (): Problem =>
  // spec section 8
  new Problem(401, 'Link invalid', "The link isn't valid anymore. Please contact your reseller.", {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

/** Links below publicUrl, signed with a key that serves nothing else. The same eSIM and moment give the same link. */
export const shareTokens = (publicUrl: string, secret: Buffer): ShareTokens => {
  const key = deriveKey(secret, 'share token');
  const sign = (esimId: string, issuedAt: Date): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setSubject(esimId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(new Date(issuedAt.getTime() + lifetimeMs))
      .sign(key);
  return {
    profileUrl: async (esimId, issuedAt) => `${publicUrl}/customer/profile?token=${await sign(esimId, issuedAt)}`,
    installationUrl: async (esimId, issuedAt) =>
      `${publicUrl}/esim/profile?token=${await sign(esimId, issuedAt)}&custom=true`,
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: type,
          requiredClaims: ['sub', 'exp'],
        });
        return { esimId: payload.sub ?? '' };
      } catch {
        throw invalid();
      }
    },
  };
};
