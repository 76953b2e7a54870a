import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../core/caller.ts';
import { digest } from '../../core/encryption.ts';
import type { Database } from '../../db/connect.ts';

type Credentials = {
  id: string;
  secretDigest: Buffer;
  secretNumber: number;
  /** Null once the previous secret is no longer accepted. */
  previousDigest: Buffer | null;
  previousValidUntil: Date | null;
};

/** Which of a channel's secrets was used, and until when it is accepted if that is limited. */
type KnownSecret = { channelId: string; number: number; validUntil: Date | null };

const isSame = (given: Buffer, expected: Buffer | null | undefined): boolean =>
  timingSafeEqual(given, expected ?? digest('no such secret'));

/** The channel and the secret that a client id and a client secret belong to; undefined when they are wrong. */
export const findChannelByCredentials = async (
  db: Database,
  clientId: string,
  clientSecret: string,
): Promise<KnownSecret | undefined> => {
  const [channel] = await db.system<Credentials[]>`
    select id, secret_digest, secret_number, case when previous_valid_until > now() then previous_digest end as previous_digest,
      previous_valid_until
    from channel where client_id = ${clientId} and type = 'API'`;
  const given = digest(clientSecret);
  // Both are always compared, so that an unknown id takes as long as a wrong secret.
  const [isPresent, isPrevious] = [isSame(given, channel?.secretDigest), isSame(given, channel?.previousDigest)];
  if (!channel || !(isPresent || isPrevious)) return undefined;
  const { id: channelId, secretNumber, previousValidUntil } = channel;
  return isPresent
    ? { channelId, number: secretNumber, validUntil: null }
    : { channelId, number: secretNumber - 1, validUntil: previousValidUntil };
};

/** The reseller that a channel acts for, and the end of its previous secret. */
export type KnownChannel = { caller: Caller; secretNumber: number; previousValidUntil: Date | null };

type ChannelRow = Omit<KnownChannel, 'caller'> & {
  resellerId: string;
  name: string;
  clientId: string;
  type: 'API' | 'SDK';
};

/** A channel by its id; undefined when it is gone. */
export const findChannel = async (db: Database, id: string): Promise<KnownChannel | undefined> => {
  const [channel] = await db.system<ChannelRow[]>`
    select reseller_id, name, client_id, type, secret_number, previous_valid_until from channel where id = ${id}`;
  if (!channel) return undefined;
  const { resellerId, name, clientId, type, secretNumber, previousValidUntil } = channel;
  const caller = { resellerId, actor: clientId, channel: { id, name, type } };
  return { caller, secretNumber, previousValidUntil };
};
