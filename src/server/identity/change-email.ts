// Another e-mail address for a user: asked for with all that signs the user in, confirmed by a link that is sent to it,
// and told to the present one before and after (decision 82).
import { canonicalEmail } from '#domain/mailbox.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { Problem } from '../core/problem.ts';
import type { TransactionSql } from '../db/connect.ts';
import { isDuplicate } from '../db/sql-problem.ts';
import { type Asker, queueMail, type Standing } from '../mail/index.ts';
import { requireAttempt } from '../http/rate-limits/attempt-limit.ts';
import { auditUser } from './audit-user.ts';
import { confirmAddress } from './confirm-email.ts';
import { endAccess } from './end-access.ts';
import type { AccountDeps, Gate } from './gate.ts';
import { createLink, endLinks, findLink, linkMinutes, linkTo, takeLink } from './links.ts';
import { confirmNewEmailPath, stopEmailChangePath } from './pages/paths.ts';
import { findConfirmation, tryCode } from './second-factor/second-factor.ts';
import { type Actor, hasPassword, tryPassword } from './try-password.ts';
import { findRecipient, findUser, holdAdmitted, holdUser, isEmailTaken } from './users.ts';

const purpose = 'change-email';
const stopPurpose = 'stop-email-change';

type Wish = {
  newEmail: string;
  currentPassword: string;
  /** A code of the app, or a recovery code, where the user has a second factor. */
  code: string;
};

/**
 * Who asks for the message. Accounts are free, so a stranger can make many: accounts that have paid, and accounts with a
 * confirmed address, are each counted apart from the rest (decision 83).
 */
const askerOf = async (
  tx: TransactionSql,
  { issuer, userId, standing }: { issuer: string; userId: string; standing: Standing },
): Promise<Asker> => {
  const [payer] = await tx`
    select from reseller where issuer = ${issuer} and subject = ${userId} and has_paid(reseller_id)`;
  if (payer) return { payer: userId };
  return standing === 'confirmed' ? { confirmed: userId } : 'anybody';
};

/** The mailbox of the new address has no share left today. */
export class MailboxFull extends Problem {
  constructor(retryAfter: number) {
    const { message, headers, values } = Problem.tooManyRequests(retryAfter);
    super('too_many_requests', message, { headers, ...(values && { values }) });
  }
}

/** Sends the link, and tells the present address. Any earlier link of the user ends. */
const sendLinks = async (tx: TransactionSql, deps: AccountDeps, { user, sessionUid }: Actor, newEmail: string) => {
  await holdAdmitted(tx, { userId: user.id, sessionUid });
  await endLinks(tx, user.id);
  const present = await findRecipient(tx, user.email);
  const { language = DEFAULT_LANGUAGE, standing = 'nobody' } = present ?? {};
  const link = linkTo(confirmNewEmailPath, await createLink(tx, purpose, user.id, newEmail));
  const retryAfter = await queueMail(tx, deps, {
    kind: purpose,
    data: { link },
    address: newEmail,
    standing: 'unconfirmed',
    asker: await askerOf(tx, { issuer: deps.issuer, userId: user.id, standing }),
    language,
    minutes: linkMinutes[purpose],
  });
  if (retryAfter !== undefined) throw new MailboxFull(retryAfter);
  await auditUser(tx, deps.issuer, user, 'email change asked');
  const stopLink = linkTo(stopEmailChangePath, await createLink(tx, stopPurpose, user.id));
  await queueMail(tx, deps, {
    kind: 'email-change-asked',
    data: { at: new Date().toISOString(), link: stopLink },
    address: user.email,
    standing,
    language,
    minutes: linkMinutes[stopPurpose],
  });
};

/**
 * Sends a link to the new e-mail address, unless the password is wrong, or the code of a user with a second factor.
 * Does not look whether it has an account: only who reads its mail is told. Too many attempts are a Problem with status
 * 429.
 */
export const requestEmailChange = async (
  deps: AccountDeps,
  actor: Actor,
  { newEmail, currentPassword, code }: Wish,
): Promise<'sent' | 'wrong password' | 'wrong code'> => {
  const { sql, limits } = deps;
  const { user } = actor;
  const isRight = await tryPassword(deps, actor, () => hasPassword(deps, user.id, currentPassword));
  if (!isRight) return 'wrong password';
  const hasSecondFactor = (await findConfirmation(sql, user.id)) !== undefined;
  if (hasSecondFactor && !(await tryCode(deps, user, code))) return 'wrong code';
  await requireAttempt(sql, { name: 'confirmation', of: user.id }, limits.confirmationsPerUser);
  await sql.begin((tx) => sendLinks(tx, deps, actor, canonicalEmail(newEmail)));
  return 'sent';
};

/** The user of this link, and the e-mail address that it would give; undefined when it was used or has expired. */
export const findNewEmail = async (
  { sql }: Pick<Gate, 'sql'>,
  token: string,
): Promise<{ userId: string; newEmail: string } | undefined> => {
  const link = await findLink(sql, purpose, token);
  if (!link || link.isUsed || link.newEmail === null) return undefined;
  return { userId: link.userId, newEmail: link.newEmail };
};

/** The e-mail address that a link which still works would give the user. */
export const findPendingEmail = async ({ sql }: Pick<Gate, 'sql'>, userId: string): Promise<string | undefined> => {
  const [link] = await sql<{ newEmail: string }[]>`
    select new_email from identity_link
    where user_id = ${userId} and purpose = ${purpose} and used_at is null and expires_at > now() and new_email is not null
    order by expires_at desc limit 1`;
  return link?.newEmail;
};

/** Links that were sent to the former e-mail address end with it. */
const replace = async (
  tx: TransactionSql,
  deps: AccountDeps,
  { user, sessionUid, token, newEmail }: Actor & { token: string; newEmail: string },
): Promise<void> => {
  const { issuer } = deps;
  await holdAdmitted(tx, { userId: user.id, sessionUid });
  if (!(await takeLink(tx, purpose, token))) return;
  const former = await findRecipient(tx, user.email);
  await tx`update identity_user set email = ${newEmail} where id = ${user.id}`;
  await tx`
    update reseller set email = ${newEmail}, updated_at = now() where issuer = ${issuer} and subject = ${user.id}`;
  // The desk shows who somebody is now; what was recorded keeps the address of then, with the operator's id.
  await tx`update operator set email = ${newEmail} where issuer = ${issuer} and subject = ${user.id}`;
  await confirmAddress(tx, deps, user.id);
  await endLinks(tx, user.id);
  await auditUser(tx, issuer, user, 'email changed');
  if (!former) return;
  const data = { at: new Date().toISOString() };
  const { email: address, standing, language } = former;
  await queueMail(tx, deps, { kind: 'email-changed', data, address, standing, language });
};

/**
 * Gives a signed-in user the e-mail address that this link of the user was sent to. `taken` when another account has
 * it, `over` when the link was used or has expired, or is of somebody else; repeating a change returns `changed` again.
 */
export const changeEmail = async (
  deps: AccountDeps,
  { user: { id: signedInAs }, sessionUid }: Actor,
  token: string,
): Promise<'changed' | 'taken' | 'over'> => {
  const { sql } = deps;
  const link = await findLink(sql, purpose, token);
  const user = link?.userId === signedInAs ? await findUser(sql, link.userId) : undefined;
  if (!link || !user || link.newEmail === null) return 'over';
  const { newEmail } = link;
  if (await isEmailTaken(sql, newEmail, user)) return 'taken';
  try {
    if (!link.isUsed) await sql.begin((tx) => replace(tx, deps, { user, sessionUid, token, newEmail }));
  } catch (error) {
    if (isDuplicate(error)) return 'taken';
    throw error;
  }
  return (await findUser(sql, user.id))?.email === newEmail ? 'changed' : 'over';
};

/** Whether this link of the present address still stops a change. */
export const isStopLink = async ({ sql }: Pick<Gate, 'sql'>, token: string): Promise<boolean> =>
  (await findLink(sql, stopPurpose, token))?.isUsed === false;

/**
 * Stops a change of the e-mail address, and signs its user out everywhere: somebody else knows the password. Returns
 * false when the link was used or has expired, or the change was made.
 */
export const stopEmailChange = async ({ sql, issuer }: AccountDeps, token: string): Promise<boolean> => {
  const link = await findLink(sql, stopPurpose, token);
  const user = link && (await findUser(sql, link.userId));
  if (!user) return false;
  return sql.begin(async (tx) => {
    await holdUser(tx, user.id);
    if (!(await takeLink(tx, stopPurpose, token))) return false;
    const endedSessions = await endAccess(tx, user.id, 'all');
    await auditUser(tx, issuer, user, 'email change stopped', { endedSessions });
    return true;
  });
};
