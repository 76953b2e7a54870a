import type { StoreSecret } from '../core/encryption.ts';
import { currentRequest } from '../core/request-context.ts';
import type { Sql, TransactionSql } from '../db/connect.ts';
import type { Limits } from '../http/rate-limits/limits.ts';
import type { PasswordCost } from './passwords.ts';
import type { BonusDeps } from './welcome-bonus.ts';

/** What it takes to let users in and to write to them. */
export type Gate = { sql: Sql; limits: Limits; passwordCost: PasswordCost; secret: StoreSecret };

/** The same, and the issuer by which the store knows its users. */
export type AccountDeps = Gate & Pick<BonusDeps, 'welcomeBonus'> & { issuer: string };

/** An account that was just registered, by the claims of its tokens, and the country of its billing address. */
export type NewAccount = {
  issuer: string;
  subject: string;
  email: string;
  givenName: string;
  familyName: string;
  country: string;
};

/** What it takes to let users in who may have registered a moment before. */
export type RegistrationDeps = AccountDeps & {
  /** Creates the store of a new account, in the transaction that creates the account. */
  openStore: (tx: TransactionSql, account: NewAccount) => Promise<void>;
};

export const visitorAddress = (): string => currentRequest()?.address ?? '';
