// Signatures by the Standard Webhooks specification, with ed25519: a receiver needs only the public key.
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { deriveKeys, type StoreSecret } from '../core/encryption.ts';

const publicKeyBytes = 32;
/** The PKCS #8 prefix of an ed25519 seed (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });

/**
 * The seeds of the reseller's keys, derived from the store's secret: they are not in the database, and exist before the
 * first webhook.
 */
const seedsOf = (secret: StoreSecret, resellerId: string) => deriveKeys(secret, `webhook signature ${resellerId}`);

/** `whpk_` and the 32 bytes of the key in base64. */
export const publicKeyOf = (secret: StoreSecret, resellerId: string): string => {
  const [seed] = seedsOf(secret, resellerId);
  const encoded = createPublicKey(privateKey(seed)).export({ format: 'der', type: 'spki' });
  return `whpk_${encoded.subarray(-publicKeyBytes).toString('base64')}`;
};

/**
 * Signs `id.timestamp.body`; the timestamp is in seconds since 1970. There is a signature for each secret of the store,
 * because the receiver may still have the public key of the previous one.
 */
export const signaturesOf = (
  secret: StoreSecret,
  resellerId: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string => {
  const signed = Buffer.from(`${id}.${timestamp}.${body}`);
  return seedsOf(secret, resellerId)
    .map((seed) => `v1a,${sign(null, signed, privateKey(seed)).toString('base64')}`)
    .join(' ');
};
