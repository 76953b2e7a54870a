// Signatures by the Standard Webhooks specification, with ed25519: a receiver needs only the public key.
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { deriveKey } from '../core/encryption.ts';

const publicKeyBytes = 32;
/** The PKCS #8 prefix of an ed25519 seed (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The reseller's key, derived from the store's secret: not stored in the database, and available before the first webhook.
 */
const privateKey = (secret: Buffer, resellerId: string): KeyObject => {
  const seed = deriveKey(secret, `webhook signature ${resellerId}`);
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
};

/** `whpk_` and the 32 bytes of the key in base64. */
export const publicKeyOf = (secret: Buffer, resellerId: string): string => {
  const encoded = createPublicKey(privateKey(secret, resellerId)).export({ format: 'der', type: 'spki' });
  return `whpk_${encoded.subarray(-publicKeyBytes).toString('base64')}`;
};

/** Signs `id.timestamp.body`; the timestamp is in seconds since 1970. */
export const signatureOf = (
  secret: Buffer,
  resellerId: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string => {
  const signature = sign(null, Buffer.from(`${id}.${timestamp}.${body}`), privateKey(secret, resellerId));
  return `v1a,${signature.toString('base64')}`;
};
