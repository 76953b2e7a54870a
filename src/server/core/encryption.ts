// Uses of the store's secret. Secrets that must be read again are encrypted before they enter the database: a
// copy of the database reveals none of them.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a value for one purpose. The purpose (table, column, row) is bound to it: in another place it cannot be decrypted.
 */
export const encrypt = (secret: Buffer, purpose: string, value: Buffer | string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secret, nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
};

export const decrypt = (secret: Buffer, purpose: string, encrypted: Buffer): Buffer => {
  const nonce = encrypted.subarray(0, nonceBytes);
  const tag = encrypted.subarray(-tagBytes);
  const decipher = createDecipheriv(algorithm, secret, nonce).setAAD(Buffer.from(purpose)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new Error(`The secret for ${purpose} cannot be decrypted: it was encrypted with another SECRET`, { cause });
  }
};

const keyBytes = 32;

/** A key for one purpose, derived so that it reveals neither the secret nor any other key. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));

/** The digest that the database stores for a bearer value that only has to be recognised. */
export const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
