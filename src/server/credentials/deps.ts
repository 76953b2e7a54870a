import type { Database } from '../db/connect.ts';

export type CredentialDeps = {
  db: Database;
  /** Encrypts the secrets of channels, which are shown again. */
  secret: Buffer;
};
