// Access tokens of the partner API.
import { jwtVerify, SignJWT } from 'jose';
import type { AccessToken } from '#contract/partner/model/accessToken.ts';
import { TOKEN_LIFETIME_S } from '#domain/limits.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import { deriveKey } from '../sealing.ts';
import { findChannelByCredentials, findChannelCaller } from './find-channel.ts';

/** How clients of the partner API show who they are, and what they are told when they do not. */
export const BASIC_CHALLENGE = 'Basic realm="partner"';
export const CREDENTIALS_ADVICE = 'Send the client id and the client secret of a channel as Authorization: Basic.';

const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'partner';
/** For so long a channel that was taken away may still be used. */
const cacheMs = 30_000;
const cacheMax = 10_000;

export type PartnerAccess = {
  /** Exchanges client id and secret for a token. Rejects with 401 when they are not right. */
  authenticate(clientId: string, clientSecret: string): Promise<AccessToken>;
  /** The caller of a bearer token. Undefined when it is not one of ours, has expired or its channel is gone. */
  callerOf(token: string): Promise<Caller | undefined>;
};

export const partnerAccess = (db: Database, publicUrl: string, secret: Buffer): PartnerAccess => {
  const key = deriveKey(secret, 'partner access token');
  const callers = new Map<string, { caller: Promise<Caller | undefined>; until: number }>();

  const findCaller = (channelId: string): Promise<Caller | undefined> => {
    const known = callers.get(channelId);
    if (known && known.until > Date.now()) return known.caller;
    if (callers.size >= cacheMax) callers.clear();
    const caller = findChannelCaller(db, channelId);
    callers.set(channelId, { caller, until: Date.now() + cacheMs });
    caller.catch(() => callers.delete(channelId));
    return caller;
  };

  const subjectOf = async (token: string): Promise<string> => {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer: publicUrl,
      audience,
      requiredClaims: ['sub', 'exp'],
    });
    return payload.sub ?? '';
  };

  return {
    authenticate: async (clientId, clientSecret) => {
      const channelId = await findChannelByCredentials(db, clientId, clientSecret);
      if (channelId === undefined) {
        throw Problem.unauthorized(
          BASIC_CHALLENGE,
          'There is no channel with this client id and this client secret. Take both from the API page of the store.',
        );
      }
      const accessToken = await new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(publicUrl)
        .setAudience(audience)
        .setSubject(channelId)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_LIFETIME_S}s`)
        .sign(key);
      return {
        accessToken,
        expiresIn: TOKEN_LIFETIME_S,
        refreshToken: '',
        refreshExpiresIn: 0,
        tokenType: 'Bearer',
        idToken: '',
      };
    },
    callerOf: async (token) => {
      const channelId = await subjectOf(token).catch(() => undefined);
      return channelId === undefined ? undefined : findCaller(channelId);
    },
  };
};
