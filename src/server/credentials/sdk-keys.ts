// SDK channels. Their key is public: an app carries it, and it opens no API of ours.
import type { RollRequest } from '#contract/storefront/model/rollRequest.ts';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import type { SdkChannels } from '#contract/storefront/model/sdkChannels.ts';
import { audit } from '../db/audit.ts';
import type { Call, Caller } from '../core/caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import { requireSdkChannel } from './require-sdk-channel.ts';
import { rollSecret } from './roll-secret.ts';
import { newChannel, SDK_KEY_PREFIX, secretOf } from './channel-secret.ts';

const DEFAULT_NAME = 'SDK';
const DEFAULT_DESCRIPTION = 'Key of your apps for iOS and Android';

/** Creates the default SDK channel when the reseller has none. Simultaneous calls create one. */
export const createDefaultSdkKey = async (db: Database, sealingKey: Buffer, resellerId: string): Promise<void> => {
  const { id, secretDigest, secretSealed } = newChannel(sealingKey, SDK_KEY_PREFIX);
  await db.forReseller(resellerId, async (tx) => {
    const { count } = await tx`
      insert into channel (id, reseller_id, type, name, description, client_id, secret_digest, secret_sealed, is_default)
      select ${id}, ${resellerId}, 'SDK', ${DEFAULT_NAME}, ${DEFAULT_DESCRIPTION}, ${id}, ${secretDigest},
        ${secretSealed}, true
      where not exists (select from channel where reseller_id = current_reseller() and type = 'SDK')
      on conflict do nothing`;
    if (count > 0) await audit(tx, { resellerId, actor: 'system' }, 'channel', id);
  });
};

type SdkRow = {
  id: string;
  name: string;
  description: string;
  secretSealed: Buffer;
  webhookUrl: string | null;
  previousValidUntil: Date | null;
};

const toSdkChannel = (sealingKey: Buffer, row: SdkRow): SdkChannel => ({
  key: secretOf(sealingKey, row),
  name: row.name,
  description: row.description,
  webhookUrl: row.webhookUrl,
  ...omitNullish({ previousKeyValidUntil: isoDate(row.previousValidUntil) }),
});

/** The reseller's SDK channels, oldest first; only the one of this id when it is given. */
const findSdkChannels = (tx: TransactionSql, id: string | null = null) => tx<SdkRow[]>`
  select c.id, c.name, c.description, c.secret_sealed, w.url as webhook_url,
    case when c.previous_valid_until > now() then c.previous_valid_until end as previous_valid_until
  from channel c
    left join webhook w on w.reseller_id = c.reseller_id and w.type = 'SDK_ACTIVATION' and w.channel_id = c.id
  where c.reseller_id = current_reseller() and c.type = 'SDK' and c.id = coalesce(${id}, c.id)
  order by c.created_at, c.id`;

export const listSdkKeys = async (db: Database, sealingKey: Buffer, { resellerId }: Caller): Promise<SdkChannels> => {
  const rows = await db.forReseller(resellerId, (tx) => findSdkChannels(tx));
  return rows.map((row) => toSdkChannel(sealingKey, row));
};

/** Gives the SDK channel of this key another key. */
export const rollSdkKey = async (
  db: Database,
  sealingKey: Buffer,
  call: Call<RollRequest & { sdkKey: string }>,
): Promise<SdkChannel> => {
  const { caller, body } = call;
  const { id } = await withIdempotency<{ id: string }>(db, 'rollSdkKey', call, async (tx) => {
    const channelId = await requireSdkChannel(tx, body.sdkKey);
    await rollSecret(tx, sealingKey, caller, { id: channelId, type: 'SDK' }, body);
    return { id: channelId };
  });
  const [row] = await db.forReseller(caller.resellerId, (tx) => findSdkChannels(tx, id));
  return toSdkChannel(sealingKey, orNotFound(row));
};
