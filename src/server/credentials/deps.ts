import type { StoreSecret } from '../core/encryption.ts';
import type { Database } from '../db/connect.ts';

export type CredentialDeps = {
  db: Database;
  /** Encrypts the secrets of channels, so that they can be shown again. */
  secret: StoreSecret;
};
