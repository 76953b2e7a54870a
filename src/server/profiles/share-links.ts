// Share tokens: a traveller's links are bearer links to one eSIM and its customer. A token's signature never expires; it
// is revoked when its eSIM gets another link id (decision 36).
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '#domain/patterns.ts';
import type { ShareLinkRow, ShareLinks } from '../activations/index.ts';
import { deriveKey } from '../core/encryption.ts';
import { Problem } from '../core/problem.ts';

const algorithm = 'HS256';
const type = 'share+jwt';

/** The content of a token: an eSIM, and the id of the link to it. */
export type ShareClaims = { esimId: string; linkId: string };

export type ShareTokens = ShareLinks & {
  /** Reads a token. Rejects with 401 when it is not one of ours or has ended (VAL-024). */
  verify(token: string): Promise<ShareClaims>;
};

/** The refusal of a link that has ended, was revoked or never existed (ERR-003). */
export const linkInvalid = (): Problem =>
  new Problem('link_invalid', "The link isn't valid anymore. Please contact your reseller.", {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

/** Links below publicUrl, signed with a key of their own. The same row gives the same links. */
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
