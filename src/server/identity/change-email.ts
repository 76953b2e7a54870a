// Another e-mail address for a user: confirmed by a link that is sent to it, and told to the former one.
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import type { TransactionSql } from '../db/connect.ts';
import { isDuplicate } from '../db/sql-problem.ts';
import { queueMail } from '../mail/index.ts';
import { requireAttempt } from '../rate-limits/attempt-limit.ts';
import { auditUser } from './audit-user.ts';
import type { AccountDeps, Gate } from './gate.ts';
import { createLink, endLinks, findLink, linkMinutes, linkTo, takeLink } from './links.ts';
import { confirmNewEmailPath } from './pages/paths.ts';
import { type Actor, hasPassword, tryPassword } from './try-password.ts';
import { canonicalEmail, findRecipient, findUser, type User } from './users.ts';

const purpose = 'change-email';

/**
 * Sends a link to the new e-mail address. Returns false when the password is wrong. Does not look whether it has an
 * account: only who reads its mail is told. Too many tries are a Problem with status 429.
 */
export const requestEmailChange = async (
  deps: AccountDeps,
  actor: Actor,
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string },
): Promise<boolean> => {
  const { sql, secret, limits } = deps;
  const { user } = actor;
  const isRight = await tryPassword(deps, actor, () => hasPassword(deps, user.id, currentPassword));
  if (!isRight) return false;
  await requireAttempt(sql, { name: 'confirmation', of: user.id }, limits.confirmationsPerUser);
  const recipient = canonicalEmail(newEmail);
  await sql.begin(async (tx) => {
    const known = await findRecipient(tx, user.email);
    const link = linkTo(confirmNewEmailPath, await createLink(tx, purpose, user.id, recipient));
    const language = known?.language ?? DEFAULT_LANGUAGE;
    await queueMail(tx, secret, { kind: purpose, data: { link }, recipient, language, minutes: linkMinutes[purpose] });
  });
  return true;
};

/** The e-mail address that this link would give its user; undefined when it was used or has expired. */
export const findNewEmail = async ({ sql }: Pick<Gate, 'sql'>, token: string): Promise<string | undefined> => {
  const link = await findLink(sql, purpose, token);
  return link && !link.isUsed ? (link.newEmail ?? undefined) : undefined;
};

/** Links that were sent to the former e-mail address end with it. */
const replace = async (
  tx: TransactionSql,
  { secret, issuer }: AccountDeps,
  { user, token, newEmail }: { user: User; token: string; newEmail: string },
): Promise<void> => {
  await tx`select from identity_user where id = ${user.id} for no key update`;
  if (!(await takeLink(tx, purpose, token))) return;
  const former = await findRecipient(tx, user.email);
  await tx`update identity_user set email = ${newEmail} where id = ${user.id}`;
  await tx`
    update reseller set email = ${newEmail}, updated_at = now() where issuer = ${issuer} and subject = ${user.id}`;
  await tx`select confirm_email(${user.id}, ${issuer})`;
  await endLinks(tx, user.id);
  await auditUser(tx, issuer, user, 'email changed');
  if (!former) return;
  const data = { at: new Date().toISOString() };
  await queueMail(tx, secret, { kind: 'email-changed', data, recipient: former.email, language: former.language });
};

/**
 * Gives the user of this link the e-mail address that it was sent to. `taken` when another account has it, `over` when
 * the link was used or has expired; repeating a change returns `changed` again.
 */
export const changeEmail = async (deps: AccountDeps, token: string): Promise<'changed' | 'taken' | 'over'> => {
  const { sql } = deps;
  const link = await findLink(sql, purpose, token);
  const user = link && (await findUser(sql, link.userId));
  if (!user || link.newEmail === null) return 'over';
  const { newEmail } = link;
  try {
    if (!link.isUsed) await sql.begin((tx) => replace(tx, deps, { user, token, newEmail }));
  } catch (error) {
    if (isDuplicate(error)) return 'taken';
    throw error;
  }
  return (await findUser(sql, user.id))?.email === newEmail ? 'changed' : 'over';
};
