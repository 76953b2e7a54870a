// Channels of the partner API, stored and shown.
import { randomBytes } from 'node:crypto';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import type { StoreSecret } from '../core/encryption.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { Problem } from '../core/problem.ts';
import { versionOf } from '../core/record-version.ts';
import { isoDate } from '../core/time-zone.ts';
import type { TransactionSql } from '../db/connect.ts';
import { secretOf } from './channel-secret.ts';

const clientIdBytes = 12;

export type ChannelRow = {
  id: string;
  name: string;
  clientId: string;
  secretEncrypted: Buffer;
  previousValidUntil: Date | null;
};

/** A channel as it is read from the database. */
export const columns = (tx: TransactionSql) => tx`
  id, name, client_id, secret_encrypted,
  case when previous_valid_until > now() then previous_valid_until end as previous_valid_until`;

export const newClientId = (): string => `sim_${randomBytes(clientIdBytes).toString('base64url')}`;

export const toChannel = (storeSecret: StoreSecret, row: ChannelRow): ApiChannel => ({
  id: row.id,
  name: row.name,
  version: versionOf(row.name),
  clientId: row.clientId,
  clientSecret: secretOf(storeSecret, row),
  ...omitNullish({ previousSecretValidUntil: isoDate(row.previousValidUntil) }),
});

export const nameTaken = (): Problem =>
  new Problem('name_taken', 'Another channel of yours has this name. Choose another one.');
