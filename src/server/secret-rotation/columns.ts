// Everything that the store keeps encrypted, and which of its secrets each value needs.
import { type EncryptedColumn, keyIdsOf, type StoreSecret } from '../core/encryption.ts';
import { encryptedChannelSecrets } from '../credentials/index.ts';
import type { Sql } from '../db/connect.ts';
import { encryptedOfIdentity } from '../identity/index.ts';
import { encryptedMailLinks } from '../mail/index.ts';
import { encryptedCards } from '../payments/index.ts';

export const encryptedColumns: readonly EncryptedColumn[] = [
  ...encryptedOfIdentity,
  encryptedChannelSecrets,
  encryptedMailLinks,
  ...encryptedCards,
];

type SecretFinding = {
  /** Values of an accepted secret other than the current one: that secret is still needed. */
  former: number;
  /** Values of a secret that the store was not given, so that nothing can read them. */
  unknown: number;
};

/** The part of a value that names its secret, in SQL. */
export const keyIdIn = (sql: Sql, { column }: EncryptedColumn) =>
  sql`encode(substring(${sql(column)} from 1 for 4), 'hex')`;

/** Counts the values that do not belong to the current secret. Reads whole tables. */
export const countOfFormerSecrets = async (system: Sql, secret: StoreSecret): Promise<SecretFinding> => {
  const [current, ...accepted] = keyIdsOf(secret);
  const found: SecretFinding = { former: 0, unknown: 0 };
  for (const one of encryptedColumns) {
    const [counted] = await system<[SecretFinding]>`
      select count(*) filter (where key_id = any (${accepted})) as former,
        count(*) filter (where key_id <> all (${accepted})) as unknown
      from (select ${keyIdIn(system, one)} as key_id from ${system(one.table)}) value
      where key_id <> ${current ?? ''}`;
    found.former += counted.former;
    found.unknown += counted.unknown;
  }
  return found;
};
