import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '../caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { found } from '../db/lookup.ts';
import { digest } from '../sealing.ts';

type Credentials = { id: string; secretDigest: Buffer };

/** The channel that a client id and secret belong to; undefined when they are not right. */
export const findChannelByCredentials = async (
  db: Database,
  clientId: string,
  clientSecret: string,
): Promise<string | undefined> => {
  const [channel] = await db.system<Credentials[]>`
    select id, secret_digest from channel where client_id = ${clientId} and type = 'API'`;
  const given = digest(clientSecret);
  // Compared in any case, so that an unknown id takes as long as a wrong secret.
  const isRight = timingSafeEqual(given, channel?.secretDigest ?? digest('no such channel'));
  return channel && isRight ? channel.id : undefined;
};

/** Who a channel acts for; undefined when it is gone. */
export const findChannelCaller = async (db: Database, channelId: string): Promise<Caller | undefined> => {
  const [channel] = await db.system<{ resellerId: string; name: string; clientId: string; type: 'API' | 'SDK' }[]>`
    select reseller_id, name, client_id, type from channel where id = ${channelId}`;
  if (!channel) return undefined;
  const { resellerId, name, clientId, type } = channel;
  return { resellerId, actor: clientId, name: channelId, channel: { id: channelId, name, type } };
};

/** The reseller's SDK channel of this key; 404 when it has none. */
export const requireSdkChannel = async (tx: TransactionSql, key: string): Promise<string> => {
  const [channel] = await tx<{ id: string }[]>`
    select id from channel
    where reseller_id = current_reseller() and type = 'SDK' and secret_digest = ${digest(key)}`;
  return found(channel).id;
};
