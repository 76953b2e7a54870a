import type { TransactionSql } from '../db/connect.ts';
import { queueMail } from '../mail/index.ts';
import { auditUser } from './audit-user.ts';
import { endAccess } from './end-access.ts';
import type { AccountDeps } from './gate.ts';
import { forgotPasswordPath } from './pages/paths.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { type Actor, hasPassword, tryPassword } from './try-password.ts';
import { findPasswordHash, findRecipient, holdAdmitted, type User } from './users.ts';

/** Tells the user by mail that the password was changed, and whether the account was taken back with it. */
export const tellOfChange = async (
  tx: TransactionSql,
  deps: Pick<AccountDeps, 'secret' | 'limits'>,
  { email }: User,
  isClaimed = false,
): Promise<void> => {
  const recipient = await findRecipient(tx, email);
  if (!recipient) return;
  const data = { at: new Date().toISOString(), forgotPassword: forgotPasswordPath, ...(isClaimed && { isClaimed }) };
  const { email: address, standing, language } = recipient;
  await queueMail(tx, deps, { kind: 'password-changed', data, address, standing, language });
};

/**
 * Ends one session of the user, or all but the current one; and all links, which somebody in such a session may have
 * asked for.
 */
export const endUserSessions = async (
  { sql, issuer }: AccountDeps,
  { user, sessionUid }: Actor,
  which: 'others' | { uid: string },
): Promise<void> => {
  await sql.begin(async (tx) => {
    await holdAdmitted(tx, { userId: user.id, sessionUid });
    const endedSessions = await endAccess(tx, user.id, which === 'others' ? { except: sessionUid } : which);
    if (endedSessions > 0) await auditUser(tx, issuer, user, 'sessions ended', { endedSessions });
  });
};

/** Replaces the password unless it has been changed since the form was sent, and ends all links and other sessions. */
const replacePassword = (
  deps: AccountDeps,
  { user, sessionUid }: Actor,
  hashes: { from: string; to: string },
): Promise<boolean> =>
  deps.sql.begin(async (tx) => {
    await holdAdmitted(tx, { userId: user.id, sessionUid });
    const { count } = await tx`
      update identity_user set password_hash = ${hashes.to} where id = ${user.id} and password_hash = ${hashes.from}`;
    if (count === 0) return false;
    const endedSessions = await endAccess(tx, user.id, { except: sessionUid });
    await auditUser(tx, deps.issuer, user, 'password', { endedSessions });
    await tellOfChange(tx, deps, user);
    return true;
  });

/**
 * Changes the password. Returns false when the current one is wrong; repeating the same change returns true. Too many
 * wrong tries are a Problem with status 429.
 */
export const changePassword = async (
  deps: AccountDeps,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<boolean> => {
  const { id } = actor.user;
  return tryPassword(deps, actor, async () => {
    const from = (await findPasswordHash(deps.sql, id)) ?? '';
    const isRight = await verifyPassword(from, currentPassword, 'known');
    const isChanged =
      isRight && (await replacePassword(deps, actor, { from, to: await hashPassword(deps.passwordCost, newPassword) }));
    return isChanged || hasPassword(deps, id, newPassword);
  });
};
