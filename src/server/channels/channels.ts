// Partner API channels: a random secret, kept as a digest for checking and sealed for showing it again.
import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ApiChannels } from '#contract/storefront/model/apiChannels.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../db/connect.ts';
import { digest, seal, unseal } from '../sealing.ts';

const DEFAULT_NAME = 'API'; // spec section 2
const secretBytes = 32;
const clientIdBytes = 12;

const purpose = (channelId: string): string => `channel ${channelId}`;

type ChannelRow = { id: string; name: string; clientId: string; secretSealed: Buffer };

/** Creates the default channel when the reseller has none. Simultaneous calls create one. */
export const syncApiCredentials = async (
  db: Database,
  secret: Buffer,
  { resellerId, actor }: Caller,
): Promise<void> => {
  const id = randomUUID();
  const clientSecret = randomBytes(secretBytes).toString('base64url');
  await db.forReseller(resellerId, async (tx) => {
    const created = await tx`
      insert into channel (id, reseller_id, type, name, client_id, secret_digest, secret_sealed, is_default)
      select ${id}, ${resellerId}, 'API', ${DEFAULT_NAME}, ${`sim_${randomBytes(clientIdBytes).toString('base64url')}`},
        ${digest(clientSecret)}, ${seal(secret, purpose(id), clientSecret)}, true
      where not exists (select from channel where reseller_id = current_reseller() and type = 'API')
      on conflict (reseller_id, type) where is_default do nothing
      returning id`;
    if (created.length === 0) return;
    await tx`
      insert into audit_entry (reseller_id, actor, action, reference) values (${resellerId}, ${actor}, 'channel', ${id})`;
  });
};

export const listApiCredentials = async (
  db: Database,
  secret: Buffer,
  { resellerId }: Caller,
): Promise<ApiChannels> => {
  const rows = await db.forReseller(
    resellerId,
    (tx) => tx<ChannelRow[]>`
      select id, name, client_id, secret_sealed from channel
      where reseller_id = current_reseller() and type = 'API' order by created_at, id`,
  );
  return rows.map(({ id, name, clientId, secretSealed }) => ({
    id,
    name,
    clientId,
    clientSecret: unseal(secret, purpose(id), secretSealed).toString(),
  }));
};

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
