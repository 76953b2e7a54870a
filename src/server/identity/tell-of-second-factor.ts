import type { StoreSecret } from '../core/encryption.ts';
import type { TransactionSql } from '../db/connect.ts';
import { queueMail } from '../mail/index.ts';
import { forgotPasswordPath } from './pages/paths.ts';
import { findRecipient, type User } from './users.ts';

/** Tells the user by mail that the second factor was turned on or off. */
export const tellOfSecondFactor = async (
  tx: TransactionSql,
  secret: StoreSecret,
  { email }: Pick<User, 'email'>,
  state: 'on' | 'off',
): Promise<void> => {
  const recipient = await findRecipient(tx, email);
  if (!recipient) return;
  const data = { at: new Date().toISOString(), forgotPassword: forgotPasswordPath };
  const { language } = recipient;
  await queueMail(tx, secret, { kind: `second-factor-${state}`, data, recipient: recipient.email, language });
};
