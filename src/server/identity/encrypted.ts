// What the sign-in service keeps encrypted.
import type { EncryptedColumn } from '../core/encryption.ts';
import { encryptedCookieKeys } from './cookie-keys.ts';
import { encryptedRecoveryCodes } from './second-factor/recovery-codes.ts';
import { encryptedSecondFactors } from './second-factor/second-factor.ts';
import { encryptedSigningKeys } from './signing-keys.ts';
import { encryptedArtifacts } from './storage.ts';
import { encryptedBonusKeys } from './welcome-bonus.ts';

export const encryptedOfIdentity: readonly EncryptedColumn[] = [
  encryptedSigningKeys,
  encryptedCookieKeys,
  encryptedSecondFactors,
  encryptedRecoveryCodes,
  encryptedArtifacts,
  encryptedBonusKeys,
];
