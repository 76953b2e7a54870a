// The uses of the store's secret. Secrets that must be read again are encrypted before they enter the database, so a
// copy of the database reveals none of them.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The current secret, which encrypts and signs, and the others whose values and signatures are still accepted (decision
 * 70).
 */
export type StoreSecret = readonly [current: Buffer, ...accepted: Buffer[]];

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

const derive = (one: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', one, '', purpose, keyBytes));

/** Identifies a secret without revealing anything about it. Encrypted values begin with the id of their secret. */
const keyIdOf = (one: Buffer): Buffer => derive(one, 'key id').subarray(0, keyIdBytes);

/** The ids in hex: that of the current secret, then those of the others. */
export const keyIdsOf = (secret: StoreSecret): string[] => secret.map((one) => keyIdOf(one).toString('hex'));

/** A key for one purpose, derived from the current secret so that it reveals neither the secret nor any other key. */
export const deriveKey = ([current]: StoreSecret, purpose: string): Buffer => derive(current, purpose);

/** The key of each secret for this purpose, the current one first: any of them may have signed what is verified. */
export const deriveKeys = ([current, ...accepted]: StoreSecret, purpose: string): [Buffer, ...Buffer[]] => [
  derive(current, purpose),
  ...accepted.map((one) => derive(one, purpose)),
];

/**
 * Encrypts a value for one purpose. The purpose (table, column, row) is bound to it, so it cannot be decrypted in
 * another place.
 */
export const encrypt = ([current]: StoreSecret, purpose: string, value: Buffer | string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, current, nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([keyIdOf(current), nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
};

export const decrypt = (secret: StoreSecret, purpose: string, encrypted: Buffer): Buffer => {
  const keyId = encrypted.subarray(0, keyIdBytes);
  const nonce = encrypted.subarray(keyIdBytes, keyIdBytes + nonceBytes);
  const content = encrypted.subarray(keyIdBytes + nonceBytes, -tagBytes);
  try {
    const used = secret.find((one) => keyIdOf(one).equals(keyId));
    if (!used) throw new Error('Neither SECRET nor SECRET_PREVIOUS is the secret that it was encrypted with');
    const decipher = createDecipheriv(algorithm, used, nonce).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(encrypted.subarray(-tagBytes));
    return Buffer.concat([decipher.update(content), decipher.final()]);
  } catch (cause) {
    throw new Error(`The secret for ${purpose} cannot be decrypted: it was encrypted with another SECRET`, { cause });
  }
};

/**
 * A column of encrypted values. The rotation of the secret finds the purpose of each value by the columns that name its
 * row, and encrypts the value again.
 */
export type EncryptedColumn = {
  table: string;
  column: string;
  /** The columns that the purpose consists of. */
  names: readonly string[];
  /** The purpose of the value in a row, given the values of these columns as text. */
  purposeOf: (...names: string[]) => string;
};

/** The digest that the database stores for a bearer value that only has to be recognised. */
export const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
