// Channels of the partner API.
import { randomBytes } from 'node:crypto';
import { CHANNELS_MAX } from '#domain/limits.ts';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import type { ApiChannels } from '#contract/storefront/model/apiChannels.ts';
import type { ChannelNameRequest } from '#contract/storefront/model/channelNameRequest.ts';
import type { RollRequest } from '#contract/storefront/model/rollRequest.ts';
import { audit } from '../db/audit.ts';
import type { Call, Caller } from '../core/caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { orNotFound, notFound, requireId } from '../db/lookup.ts';
import { refusingDuplicates } from '../db/sql-problem.ts';
import { Problem } from '../core/problem.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import { rollSecret } from './roll-secret.ts';
import { newChannel, secretOf } from './channel-secret.ts';

const DEFAULT_NAME = 'API'; // API-002
const clientIdBytes = 12;

type ChannelRow = {
  id: string;
  name: string;
  clientId: string;
  secretSealed: Buffer;
  previousValidUntil: Date | null;
};

/** What is read of a channel. */
const columns = (tx: TransactionSql) => tx`
  id, name, client_id, secret_sealed,
  case when previous_valid_until > now() then previous_valid_until end as previous_valid_until`;

const newClientId = (): string => `sim_${randomBytes(clientIdBytes).toString('base64url')}`;

const toChannel = (sealingKey: Buffer, row: ChannelRow): ApiChannel => ({
  id: row.id,
  name: row.name,
  clientId: row.clientId,
  clientSecret: secretOf(sealingKey, row),
  ...omitNullish({ previousSecretValidUntil: isoDate(row.previousValidUntil) }),
});

const nameTaken = (): Problem =>
  new Problem(409, 'Name taken', 'Another channel of yours has this name. Choose another one.');

/** Creates the default channel when the reseller has none. Simultaneous calls create one. */
export const syncApiCredentials = async (db: Database, sealingKey: Buffer, caller: Caller): Promise<void> => {
  const { id, secretDigest, secretSealed } = newChannel(sealingKey);
  await db.forReseller(caller.resellerId, async (tx) => {
    const { count } = await tx`
      insert into channel (id, reseller_id, type, name, client_id, secret_digest, secret_sealed, is_default)
      select ${id}, ${caller.resellerId}, 'API', ${DEFAULT_NAME}, ${newClientId()}, ${secretDigest}, ${secretSealed}, true
      where not exists (select from channel where reseller_id = current_reseller() and type = 'API')
      on conflict do nothing`;
    if (count > 0) await audit(tx, caller, 'channel', id);
  });
};

export const listApiCredentials = async (
  db: Database,
  sealingKey: Buffer,
  { resellerId }: Caller,
): Promise<ApiChannels> => {
  const rows = await db.forReseller(
    resellerId,
    (tx) => tx<ChannelRow[]>`
      select ${columns(tx)} from channel
      where reseller_id = current_reseller() and type = 'API' order by created_at, id`,
  );
  return rows.map((row) => toChannel(sealingKey, row));
};

/** Simultaneous additions of a reseller wait here for each other, so that none is counted wrongly; sales do not. */
const requireRoom = async (tx: TransactionSql): Promise<void> => {
  await tx`select from reseller where reseller_id = current_reseller() for no key update`;
  const [row] = await tx<[{ count: number }]>`
    select count(*) from channel where reseller_id = current_reseller() and type = 'API'`;
  if (row.count < CHANNELS_MAX) return;
  throw new Problem(
    409,
    'Too many channels',
    `You have ${CHANNELS_MAX} channels already. Remove one that you do not use.`,
  );
};

/** Creates a channel with credentials of its own. A name that another channel has is refused. */
export const addApiCredentials = async (
  db: Database,
  sealingKey: Buffer,
  caller: Caller,
  body: ChannelNameRequest,
): Promise<ApiChannel> => {
  const { id, secret: clientSecret, secretDigest, secretSealed } = newChannel(sealingKey);
  const [name, clientId] = [body.name.trim(), newClientId()];
  const added = db.forReseller(caller.resellerId, async (tx) => {
    await requireRoom(tx);
    await tx`
      insert into channel (id, reseller_id, type, name, client_id, secret_digest, secret_sealed)
      values (${id}, ${caller.resellerId}, 'API', ${name}, ${clientId}, ${secretDigest}, ${secretSealed})`;
    await audit(tx, caller, 'channel', id);
  });
  await added.catch(refusingDuplicates(nameTaken));
  return { id, name, clientId, clientSecret };
};

/** Gives a channel another name; what was sold before keeps the old one. */
export const renameApiCredentials = async (
  db: Database,
  sealingKey: Buffer,
  caller: Caller,
  channelId: string,
  body: ChannelNameRequest,
): Promise<ApiChannel> => {
  const id = requireId(channelId);
  const renamed = db.forReseller(caller.resellerId, async (tx) => {
    const [row] = await tx<ChannelRow[]>`
      update channel set name = ${body.name.trim()}
      where reseller_id = current_reseller() and type = 'API' and id = ${id}
      returning ${columns(tx)}`;
    const channel = orNotFound(row);
    await audit(tx, caller, 'rename-channel', id);
    return channel;
  });
  return toChannel(sealingKey, await renamed.catch(refusingDuplicates(nameTaken)));
};

/** Gives a channel a new secret. The one before it is taken for as long as the call says (decision 35). */
export const rollApiSecret = async (
  db: Database,
  sealingKey: Buffer,
  call: Call<RollRequest & { id: string }>,
): Promise<ApiChannel> => {
  const { caller, body } = call;
  const id = requireId(body.id);
  await withIdempotency(db, 'rollApiSecret', call, async (tx) => {
    await rollSecret(tx, sealingKey, caller, { id, type: 'API' }, body);
    return { id };
  });
  const [row] = await db.forReseller(
    caller.resellerId,
    (tx) => tx<ChannelRow[]>`
      select ${columns(tx)} from channel
      where reseller_id = current_reseller() and type = 'API' and id = ${id}`,
  );
  return toChannel(sealingKey, orNotFound(row));
};

/** Switches a channel off, also the last one. What it sold keeps its name. */
export const removeApiCredentials = async (db: Database, caller: Caller, channelId: string): Promise<void> => {
  const id = requireId(channelId);
  await db.forReseller(caller.resellerId, async (tx) => {
    const [removed] = await tx<{ name: string; clientId: string }[]>`
      delete from channel where reseller_id = current_reseller() and type = 'API' and id = ${id}
      returning name, client_id`;
    if (!removed) throw notFound();
    await audit(tx, caller, 'remove-channel', id, removed);
  });
};
