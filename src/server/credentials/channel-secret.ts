// The secret of every channel: random, stored as a digest for checking and encrypted for showing it again.
import { randomBytes, randomUUID } from 'node:crypto';
import { decrypt, digest, encrypt, type EncryptedColumn, type StoreSecret } from '../core/encryption.ts';

const secretBytes = 32;
/** Prefix of the key of an SDK channel. */
export const SDK_KEY_PREFIX = 'sdk_';

const purpose = (channelId: string): string => `channel ${channelId}`;

export const encryptedChannelSecrets: EncryptedColumn = {
  table: 'channel',
  column: 'secret_encrypted',
  names: ['id'],
  purposeOf: purpose,
};

/** A secret as it is stored. */
type NewSecret = { secret: string; secretDigest: Buffer; secretEncrypted: Buffer };

type NewChannel = NewSecret & { id: string };

/** A new random secret with this prefix. */
export const newSecret = (storeSecret: StoreSecret, channelId: string, prefix = ''): NewSecret => {
  const secret = prefix + randomBytes(secretBytes).toString('base64url');
  return { secret, secretDigest: digest(secret), secretEncrypted: encrypt(storeSecret, purpose(channelId), secret) };
};

/** A channel that does not belong to a reseller yet. */
export const newChannel = (storeSecret: StoreSecret, prefix = ''): NewChannel => {
  const id = randomUUID();
  return { id, ...newSecret(storeSecret, id, prefix) };
};

export const secretOf = (
  storeSecret: StoreSecret,
  { id, secretEncrypted }: { id: string; secretEncrypted: Buffer },
): string => decrypt(storeSecret, purpose(id), secretEncrypted).toString();
