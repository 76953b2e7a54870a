// Access tokens of the partner API.
import type { AccessToken } from '#contract/partner/model/accessToken.ts';
import { TOKEN_LIFETIME_S } from '#domain/limits.ts';
import type { Caller } from '../../core/caller.ts';
import type { StoreSecret } from '../../core/encryption.ts';
import { ownTokens } from '../../core/own-tokens.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/connect.ts';
import { findChannel, findChannelByCredentials, type KnownChannel } from './find-channel.ts';

/** How clients of the partner API authenticate, and the message when they do not. */
export const BASIC_CHALLENGE = 'Basic realm="partner"';
export const CREDENTIALS_ADVICE = 'Send the client id and the client secret of a channel as Authorization: Basic.';

/** How long a process may still accept what was rolled or removed (decision 35). */
const cacheMs = 1_000;
const cacheMax = 10_000;

/** The content of a token: the channel, and which of its secrets it was issued for. */
type Claims = { channelId: string; secretNumber: number };

/** A token ends with its secret: the current one of the channel, or the previous one while that is still accepted. */
const isTaken = ({ secretNumber, previousValidUntil }: KnownChannel, claimed: number): boolean =>
  claimed === secretNumber ||
  (claimed === secretNumber - 1 && previousValidUntil !== null && previousValidUntil.getTime() > Date.now());

/** Lifetime of a token in seconds; never longer than its secret is accepted. */
const lifetimeOf = (validUntil: Date | null): number => {
  if (validUntil === null) return TOKEN_LIFETIME_S;
  const rest = Math.floor((validUntil.getTime() - Date.now()) / 1_000);
  return Math.max(1, Math.min(rest, TOKEN_LIFETIME_S));
};

export type PartnerAccess = {
  /** Exchanges client id and secret for a token. Rejects with 401 when they are wrong. */
  authenticate(clientId: string, clientSecret: string): Promise<AccessToken>;
  /**
   * The caller of a bearer token. Undefined when the token is not one of ours, or when it, its secret or its channel
   * has ended.
   */
  callerOf(token: string): Promise<Caller | undefined>;
};

export const partnerAccess = (db: Database, publicUrl: string, secret: StoreSecret): PartnerAccess => {
  const tokens = ownTokens({
    purpose: 'partner access token',
    secret,
    type: 'at+jwt',
    issuer: publicUrl,
    audience: 'partner',
    requiredClaims: ['secret'],
  });
  const channels = new Map<string, { channel: Promise<KnownChannel | undefined>; until: number }>();

  const findOnce = (channelId: string): Promise<KnownChannel | undefined> => {
    const known = channels.get(channelId);
    if (known && known.until > Date.now()) return known.channel;
    if (channels.size >= cacheMax) channels.clear();
    const channel = findChannel(db, channelId);
    channels.set(channelId, { channel, until: Date.now() + cacheMs });
    channel.catch(() => channels.delete(channelId));
    return channel;
  };

  /** A token of a newer secret than the known one is not wrong: the channel is looked up again. */
  const findFor = async ({ channelId, secretNumber }: Claims): Promise<KnownChannel | undefined> => {
    const known = await findOnce(channelId);
    if (!known || secretNumber <= known.secretNumber) return known;
    channels.delete(channelId);
    return findOnce(channelId);
  };

  const claimsOf = async (token: string): Promise<Claims> => {
    const { sub: channelId = '', secret: secretNumber } = await tokens.verify(token);
    return { channelId, secretNumber: Number(secretNumber) };
  };

  return {
    authenticate: async (clientId, clientSecret) => {
      const known = await findChannelByCredentials(db, clientId, clientSecret);
      if (known === undefined) {
        throw Problem.unauthorized(
          BASIC_CHALLENGE,
          'There is no channel with this client id and this client secret. Take both from the API page of the store.',
        );
      }
      const { channelId, number, validUntil } = known;
      const expiresIn = lifetimeOf(validUntil);
      const accessToken = await tokens.sign({
        subject: channelId,
        claims: { secret: number },
        lifetimeSeconds: expiresIn,
      });
      return { accessToken, expiresIn, refreshToken: '', refreshExpiresIn: 0, tokenType: 'Bearer', idToken: '' };
    },
    callerOf: async (token) => {
      const claims = await claimsOf(token).catch(() => undefined);
      if (claims === undefined) return undefined;
      const channel = await findFor(claims);
      if (!channel || !isTaken(channel, claims.secretNumber)) return undefined;
      const { channelId: id, secretNumber } = claims;
      return { ...channel.caller, right: { sellerId: channel.caller.resellerId, channel: { id, secretNumber } } };
    },
  };
};
