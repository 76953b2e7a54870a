// What every channel is made of: a random secret, kept as a digest for checking and sealed for showing it again.
import { randomBytes, randomUUID } from 'node:crypto';
import { digest, seal, unseal } from '../sealing.ts';

const secretBytes = 32;

const purpose = (channelId: string): string => `channel ${channelId}`;

export type NewChannel = { id: string; secret: string; secretDigest: Buffer; secretSealed: Buffer };

/** A channel that nobody has yet; its secret begins with the prefix. */
export const newChannel = (sealingKey: Buffer, prefix = ''): NewChannel => {
  const id = randomUUID();
  const secret = prefix + randomBytes(secretBytes).toString('base64url');
  return { id, secret, secretDigest: digest(secret), secretSealed: seal(sealingKey, purpose(id), secret) };
};

export const secretOf = (sealingKey: Buffer, { id, secretSealed }: { id: string; secretSealed: Buffer }): string =>
  unseal(sealingKey, purpose(id), secretSealed).toString();
