// SDK channels. Their key is public: an app carries it, and it opens no API of ours.
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import type { StoreSecret } from '../core/encryption.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import { audit } from '../db/audit.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { newChannel, SDK_KEY_PREFIX, secretOf } from './channel-secret.ts';

const DEFAULT_NAME = 'SDK';
const DEFAULT_DESCRIPTION = 'Key of your apps for iOS and Android';

/** Creates the default SDK channel when the reseller has none. Simultaneous calls create one. */
export const createDefaultSdkKey = async (
  db: Database,
  storeSecret: StoreSecret,
  resellerId: string,
): Promise<void> => {
  const { id, secretDigest, secretEncrypted } = newChannel(storeSecret, SDK_KEY_PREFIX);
  await db.forReseller(resellerId, async (tx) => {
    const { count } = await tx`
      insert into channel (id, reseller_id, type, name, description, client_id, secret_digest, secret_encrypted, is_default)
      select ${id}, ${resellerId}, 'SDK', ${DEFAULT_NAME}, ${DEFAULT_DESCRIPTION}, ${id}, ${secretDigest},
        ${secretEncrypted}, true
      where not exists (select from channel where reseller_id = current_reseller() and type = 'SDK')
      on conflict do nothing`;
    if (count > 0) await audit(tx, { resellerId, actor: 'system' }, 'channel', id);
  });
};

type SdkRow = {
  id: string;
  name: string;
  description: string;
  secretEncrypted: Buffer;
  webhookUrl: string | null;
  previousValidUntil: Date | null;
};

export const toSdkChannel = (storeSecret: StoreSecret, row: SdkRow): SdkChannel => ({
  key: secretOf(storeSecret, row),
  name: row.name,
  description: row.description,
  webhookUrl: row.webhookUrl,
  ...omitNullish({ previousKeyValidUntil: isoDate(row.previousValidUntil) }),
});

/** The reseller's SDK channels, oldest first; only the one of this id when it is given. */
export const findSdkChannels = (tx: TransactionSql, id: string | null = null) => tx<SdkRow[]>`
  select c.id, c.name, c.description, c.secret_encrypted, w.url as webhook_url,
    case when c.previous_valid_until > now() then c.previous_valid_until end as previous_valid_until
  from channel c
    left join webhook w on w.reseller_id = c.reseller_id and w.type = 'SDK_ACTIVATION' and w.channel_id = c.id
  where c.reseller_id = current_reseller() and c.type = 'SDK' and c.id = coalesce(${id}, c.id)
  order by c.created_at, c.id`;
