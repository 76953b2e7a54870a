// Share tokens: a traveller's links are bearer links to one eSIM and its customer. A token's signature never expires;
// it is revoked when its eSIM gets another link id (decision 36).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
import { isUuid } from '#domain/patterns.ts';
import { shareTokenIn } from '#domain/share-token.ts';
import type { SharedPage, ShareLinkRow, ShareLinks } from '../../activations/index.ts';
import { deriveKeys, type StoreSecret } from '../../core/encryption.ts';
import { Problem } from '../../core/problem.ts';
import { verifyByAny } from '../../core/own-tokens.ts';

const algorithm = 'HS256';
const type = 'share+jwt';

/** The content of a token: an eSIM, and the id of the link to it. */
export type ShareClaims = { esimId: string; linkId: string };

export type ShareTokens = ShareLinks & {
  /** Reads a token. Rejects with 401 when it is not one of ours or has ended (VAL-024). */
  verify(token: string): Promise<ShareClaims>;
  /** Reads one of our tokens that may have ended, to name its reseller; undefined for any other text. */
  readEnded(token: string): Promise<ShareClaims | undefined>;
  /** Reads the code of a short address; undefined when it is not one of ours. */
  readCode(code: string): ShortLink | undefined;
};

/** The content of a short address. */
type ShortLink = { linkId: string; page: SharedPage };

const PAGES: readonly SharedPage[] = ['installation', 'profile'];
const ID_BYTES = 16;
/** The digest is long enough that a copy of the database, which has the ids, opens no link (decision 36). */
const DIGEST_BYTES = 6;
const CODE_LENGTH = Math.ceil(((ID_BYTES + DIGEST_BYTES) * 8) / 6);

const idOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The codes of short addresses: the id of a link, and a keyed digest of it that also says which page is meant. */
const shortCodes = (keys: readonly [Buffer, ...Buffer[]]) => {
  const digestOf = (key: Buffer, id: Buffer, page: SharedPage): Buffer =>
    createHmac('sha256', key).update(page).update(id).digest().subarray(0, DIGEST_BYTES);
  return {
    write: (linkId: string, page: SharedPage): string => {
      const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, digestOf(keys[0], id, page)]).toString('base64url');
    },
    read: (code: string): ShortLink | undefined => {
      // Without what a message wrote behind it.
      const bytes = Buffer.from(code.slice(0, CODE_LENGTH), 'base64url');
      if (bytes.length !== ID_BYTES + DIGEST_BYTES) return undefined;
      const id = bytes.subarray(0, ID_BYTES);
      const given = bytes.subarray(ID_BYTES);
      const page = PAGES.find((one) => keys.some((key) => timingSafeEqual(digestOf(key, id, one), given)));
      return page && { linkId: idOf(id), page };
    },
  };
};

/** The refusal of a link that has ended, was revoked or never existed (ERR-003). */
export const linkInvalid = (): Problem =>
  new Problem('link_invalid', "The link isn't valid anymore. Please contact your reseller.", {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

/** Links below publicUrl, signed with a separate key. The same row gives the same links as long as the secret stays. */
export const shareTokens = (publicUrl: string, secret: StoreSecret): ShareTokens => {
  const keys = deriveKeys(secret, 'share token');
  const codes = shortCodes(deriveKeys(secret, 'short share link'));
  const sign = ({ esimId, id, endsAt }: ShareLinkRow): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setSubject(esimId)
      .setJti(id)
      .setExpirationTime(new Date(endsAt))
      .sign(keys[0]);
  const read = async (token: string, currentDate = new Date(0)): Promise<ShareClaims | undefined> => {
    const payload = await verifyByAny(shareTokenIn(token), keys, {
      algorithms: [algorithm],
      typ: type,
      requiredClaims: ['sub', 'jti', 'exp'],
      currentDate,
    }).catch(() => undefined);
    const { sub: esimId = '', jti: linkId = '' } = payload ?? {};
    return isUuid(esimId) && isUuid(linkId) ? { esimId, linkId } : undefined;
  };
  return {
    profileUrl: async (link) => `${publicUrl}/customer/profile?token=${await sign(link)}`,
    installationUrl: async (link) => `${publicUrl}/esim/profile?token=${await sign(link)}&custom=true`,
    shortUrl: ({ id }, page) => `${publicUrl}/s/${codes.write(id, page)}`,
    readCode: codes.read,
    readEnded: (token) => read(token),
    verify: async (token) => {
      const claims = await read(token, new Date());
      if (!claims) throw linkInvalid();
      return claims;
    },
  };
};
