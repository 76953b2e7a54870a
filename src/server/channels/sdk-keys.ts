// SDK channels. Their key is public: an app carries it, and it opens no API of ours.
import type { SdkChannels } from '#contract/storefront/model/sdkChannels.ts';
import { audit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../db/connect.ts';
import { newChannel, secretOf } from './rows.ts';

const DEFAULT_NAME = 'SDK';
const DEFAULT_DESCRIPTION = 'Key of your apps for iOS and Android';
const keyPrefix = 'sdk_';

/** Creates the default SDK channel when the reseller has none. Simultaneous calls create one. */
export const createDefaultSdkKey = async (db: Database, sealingKey: Buffer, resellerId: string): Promise<void> => {
  const { id, secretDigest, secretSealed } = newChannel(sealingKey, keyPrefix);
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

type SdkRow = { id: string; name: string; description: string; secretSealed: Buffer; webhookUrl: string | null };

export const listSdkKeys = async (db: Database, sealingKey: Buffer, { resellerId }: Caller): Promise<SdkChannels> => {
  const rows = await db.forReseller(
    resellerId,
    (tx) => tx<SdkRow[]>`
      select c.id, c.name, c.description, c.secret_sealed, w.url as webhook_url
      from channel c
        left join webhook w on w.reseller_id = c.reseller_id and w.type = 'SDK_ACTIVATION' and w.channel_id = c.id
      where c.reseller_id = current_reseller() and c.type = 'SDK' order by c.created_at, c.id`,
  );
  return rows.map((row) => ({
    key: secretOf(sealingKey, row),
    name: row.name,
    description: row.description,
    webhookUrl: row.webhookUrl,
  }));
};
