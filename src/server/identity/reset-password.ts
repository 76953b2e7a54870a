// A new password for a user who forgot the old one, by a link that is sent by mail (decision 25).
import type { Language } from '#domain/languages.ts';
import { canonicalEmail } from '#domain/mailbox.ts';
import type { TransactionSql } from '../db/connect.ts';
import { queueMail } from '../mail/index.ts';
import { requireAttempt } from '../http/rate-limits/attempt-limit.ts';
import { auditUser } from './audit-user.ts';
import { tellOfChange } from './change-password.ts';
import { claimAccount } from './claim-account.ts';
import { confirmAddress } from './confirm-email.ts';
import { endAccess } from './end-access.ts';
import { type AccountDeps, visitorAddress } from './gate.ts';
import { createLink, findLink, linkMinutes, linkTo, takeLink } from './links.ts';
import { newPasswordPath } from './pages/paths.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findPasswordHash, findRecipient, findUser, holdUser, type User } from './users.ts';

const purpose = 'reset-password';

/**
 * Sends a link to the user with this e-mail address. Does the same work for an unknown one, down to the rows that are
 * written, so that neither the response nor its time tells whether there is an account. Too many requests are a
 * Problem with status 429.
 */
export const requestPasswordReset = async (deps: AccountDeps, email: string, language: Language): Promise<void> => {
  const { sql, limits } = deps;
  const canonical = canonicalEmail(email);
  await requireAttempt(sql, { name: 'password-reset', of: `address ${visitorAddress()}` }, limits.resetsPerAddress);
  await requireAttempt(sql, { name: 'password-reset', of: `email ${canonical}` }, limits.resetsPerEmail);
  await sql.begin(async (tx) => {
    const user = await findRecipient(tx, email);
    const link = linkTo(newPasswordPath, await createLink(tx, purpose, user?.id));
    await queueMail(tx, deps, {
      kind: purpose,
      data: { link },
      address: user?.email ?? canonical,
      standing: user?.standing ?? 'nobody',
      asker: 'anybody',
      // The language of an account that nobody has confirmed was chosen by its maker.
      language: user?.standing === 'confirmed' ? user.language : language,
      minutes: linkMinutes[purpose],
    });
  });
};

/** The user whose password this link sets; undefined when the link was used or has expired. */
export const findUserOfReset = async ({ sql }: AccountDeps, token: string): Promise<User | undefined> => {
  const link = await findLink(sql, purpose, token);
  return link && !link.isUsed ? findUser(sql, link.userId) : undefined;
};

/** Whose password was set, and whether the account was taken back with it. */
type PasswordReset = { userId: string; isClaimed: boolean };

/** Locks the user first: of two links of one user, only one is used. */
const replace = async (
  tx: TransactionSql,
  deps: AccountDeps,
  { token, user, hash, language }: { token: string; user: User; hash: string; language: Language },
): Promise<PasswordReset | undefined> => {
  await holdUser(tx, user.id);
  if (!(await takeLink(tx, purpose, token))) return undefined;
  await tx`update identity_user set password_hash = ${hash} where id = ${user.id}`;
  const isClaimed = await claimAccount(tx, deps, user, language);
  // Somebody who has the link reads the mail of this user.
  await confirmAddress(tx, deps, user.id);
  const endedSessions = await endAccess(tx, user.id, 'all');
  await auditUser(tx, deps.issuer, user, 'password reset', { endedSessions });
  await tellOfChange(tx, deps, user, isClaimed);
  return { userId: user.id, isClaimed };
};

/** Whether the password is the one that this link has set: the form was sent twice. */
const wasSet = async ({ sql }: AccountDeps, userId: string, newPassword: string): Promise<boolean> =>
  verifyPassword((await findPasswordHash(sql, userId)) ?? '', newPassword);

/**
 * Sets the password of the user that this link was sent to, and ends all sessions and the user's other links. Undefined
 * when the link was used or has expired; repeating the same change returns the user again.
 */
export const resetPassword = async (
  deps: AccountDeps,
  { token, newPassword, language }: { token: string; newPassword: string; language: Language },
): Promise<PasswordReset | undefined> => {
  const { sql } = deps;
  const link = await findLink(sql, purpose, token);
  const user = link && (await findUser(sql, link.userId));
  if (!user) return undefined;
  const hash = link.isUsed ? undefined : await hashPassword(deps.passwordCost, newPassword);
  const done = hash && (await sql.begin((tx) => replace(tx, deps, { token, user, hash, language })));
  if (done) return done;
  return (await wasSet(deps, user.id, newPassword)) ? { userId: user.id, isClaimed: false } : undefined;
};
