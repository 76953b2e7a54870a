// Share tokens: a traveller's links are bearer links that open one eSIM and its customer. A token is signed for good, so what
// takes it back is the id in it: it opens nothing once its eSIM has another one (decision 36).
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '#domain/patterns.ts';
import type { ShareLinkRow, ShareLinks } from '../activations/index.ts';
import { deriveKey } from '../core/encryption.ts';
import { Problem } from '../core/problem.ts';

const algorithm = 'HS256';
const type = 'share+jwt';

/** What a token says: an eSIM, and the id of the link to it. */
export type ShareClaims = { esimId: string; linkId: string };

export type ShareTokens = ShareLinks & {
  /** What a token says. Rejects with 401 when it is not one of ours or has ended (VAL-024). */
  verify(token: string): Promise<ShareClaims>;
};

/** The refusal of a link that has ended, was taken back or never was one (ERR-003). */
export const linkInvalid = (): Problem =>
  new Problem(401, 'Link invalid', "The link isn't valid anymore. Please contact your reseller.", {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

/** Links below publicUrl, signed with a key that serves nothing else. The same row gives the same links. */
export const shareTokens = (publicUrl: string, secret: Buffer): ShareTokens => {
  const key = deriveKey(secret, 'share token');
  const sign = ({ esimId, id, endsAt }: ShareLinkRow): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setSubject(esimId)
      .setJti(id)
      .setExpirationTime(new Date(endsAt))
      .sign(key);
  return {
    profileUrl: async (link) => `${publicUrl}/customer/profile?token=${await sign(link)}`,
    installationUrl: async (link) => `${publicUrl}/esim/profile?token=${await sign(link)}&custom=true`,
    verify: async (token) => {
      const verified = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        requiredClaims: ['sub', 'jti', 'exp'],
      }).catch(() => undefined);
      const { sub: esimId = '', jti: linkId = '' } = verified?.payload ?? {};
      if (!isUuid(esimId) || !isUuid(linkId)) throw linkInvalid();
      return { esimId, linkId };
    },
  };
};
