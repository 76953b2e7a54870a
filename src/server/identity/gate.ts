import type { StoreSecret } from '../core/encryption.ts';
import { currentRequest } from '../core/request-context.ts';
import type { Sql } from '../db/connect.ts';
import type { Limits } from '../rate-limits/limits.ts';
import type { PasswordCost } from './passwords.ts';
import type { BonusDeps } from './welcome-bonus.ts';

/** What it takes to let users in and to write to them. */
export type Gate = { sql: Sql; limits: Limits; passwordCost: PasswordCost; secret: StoreSecret };

/** The same, and the issuer by which the store knows its users. */
export type AccountDeps = Gate & Pick<BonusDeps, 'welcomeBonus'> & { issuer: string };

export const visitorAddress = (): string => currentRequest()?.address ?? '';
