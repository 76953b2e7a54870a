import { randomBytes } from 'node:crypto';
import type { StoreSecret } from '#server/core/encryption.ts';

/** A random secret of a store, or one of this byte. */
export const newSecret = (byte?: number): StoreSecret => [
  byte === undefined ? randomBytes(32) : Buffer.alloc(32, byte),
];
