import type { TransactionSql } from '../db/connect.ts';
import { queueMail } from '../mail/index.ts';
import type { AccountDeps } from './gate.ts';
import { forgotPasswordPath } from './pages/paths.ts';
import { findRecipient, type User } from './users.ts';

/** Tells the user by mail that the second factor was turned on or off. */
export const tellOfSecondFactor = async (
  tx: TransactionSql,
  deps: Pick<AccountDeps, 'secret' | 'limits'>,
  { email }: Pick<User, 'email'>,
  state: 'on' | 'off',
): Promise<void> => {
  const recipient = await findRecipient(tx, email);
  if (!recipient) return;
  const data = { at: new Date().toISOString(), forgotPassword: forgotPasswordPath };
  const { email: address, standing, language } = recipient;
  await queueMail(tx, deps, { kind: `second-factor-${state}`, data, address, standing, language });
};
