// The store's secrets in the database are useless by themselves, and useless when they are moved.
import { expect, test } from 'vitest';
import { deriveKey, encrypt, decrypt } from '#server/core/encryption.ts';
import { newSecret } from '#support/secret.ts';

const secret = newSecret();
const value = 'crimson ladder orbit';
const purpose = 'channel 1';

test('an encrypted value is decrypted with the same secret for the same purpose, and reveals nothing before', () => {
  const encrypted = encrypt(secret, purpose, value);
  expect(encrypted.includes(value)).toBe(false);
  expect(decrypt(secret, purpose, encrypted).toString()).toBe(value);
});

test('the same value is encrypted differently each time', () => {
  expect(encrypt(secret, purpose, value).equals(encrypt(secret, purpose, value))).toBe(false);
});

test.each([
  ['in another row', secret, 'channel 2', (encrypted: Buffer) => encrypted],
  ['with another secret', newSecret(), purpose, (encrypted: Buffer) => encrypted],
  [
    'with a bit of it changed',
    secret,
    purpose,
    (encrypted: Buffer) => encrypted.fill((encrypted[20] ?? 0) ^ 1, 20, 21),
  ],
  ['cut short', secret, purpose, (encrypted: Buffer) => encrypted.subarray(0, -1)],
])('an encrypted value cannot be decrypted %s', (_, key, wanted, change) => {
  expect(() => decrypt(key, wanted, change(encrypt(secret, purpose, value)))).toThrow('cannot be decrypted');
});

test('each purpose has a key of its own, always the same', () => {
  const keys = ['share token', 'partner access token'].map((wanted) => deriveKey(secret, wanted));
  expect(keys.map(({ length }) => length)).toEqual([32, 32]);
  expect(keys[0]?.equals(keys[1] ?? Buffer.alloc(0))).toBe(false);
  expect(deriveKey(secret, 'share token').equals(keys[0] ?? Buffer.alloc(0))).toBe(true);
});
