// A user confirms the e-mail address by a link that is sent there. The welcome bonus waits for it.
import type { Minor } from '#domain/money.ts';
import type { TransactionSql } from '../db/connect.ts';
import { findNewest, queueMail, type Sending } from '../mail/index.ts';
import { requireAttempt } from '../http/rate-limits/attempt-limit.ts';
import type { AccountDeps, Gate, RegistrationDeps } from './gate.ts';
import { createLink, endLinks, findLink, linkMinutes, linkTo, takeLink } from './links.ts';
import { confirmEmailPath } from './pages/paths.ts';
import {
  addUser,
  findRecipient,
  findUser,
  holdAdmitted,
  type Pass,
  type Recipient,
  type Registration,
  type User,
} from './users.ts';
import { claimBonus } from './welcome-bonus.ts';

const purpose = 'confirm-email';

type Addressee = Pick<Recipient, 'id' | 'email' | 'language'>;

/** Returns whether it is sent: not where the mailbox has had too many. */
const sendLink = async (tx: TransactionSql, gate: Gate, { id, email, language }: Addressee): Promise<boolean> => {
  const link = linkTo(confirmEmailPath, await createLink(tx, purpose, id));
  const message = { kind: purpose, data: { link }, language, minutes: linkMinutes[purpose] } as const;
  return (await queueMail(tx, gate, { ...message, address: email, standing: 'unconfirmed' })) === undefined;
};

/** Creates the account of a registration and its store, sends the link, and returns the user's id. Undefined as for `addUser`. */
export const createAccount = (deps: RegistrationDeps, registration: Registration): Promise<string | undefined> =>
  deps.sql.begin(async (tx) => {
    const user = await addUser(tx, registration);
    if (!user?.isNew) return user?.id;
    const { email, givenName, familyName, country } = registration;
    if (country !== undefined) {
      await deps.openStore(tx, { issuer: deps.issuer, subject: user.id, email, givenName, familyName, country });
    }
    await sendLink(tx, deps, { ...registration, id: user.id });
    return user.id;
  });

/** Whether the user has confirmed the e-mail address. */
export const hasConfirmed = async ({ sql }: Pick<Gate, 'sql'>, userId: string): Promise<boolean> => {
  const [user] = await sql<{ confirmed: boolean }[]>`
    select confirmed_at is not null as confirmed from identity_user where id = ${userId}`;
  return user?.confirmed === true;
};

/**
 * Records that a user reads the mail of the present address, once, and pays the welcome bonus that waits for it, if it
 * is still to be had. The user is locked (`holdUser`).
 */
export const confirmAddress = async (tx: TransactionSql, deps: AccountDeps, userId: string): Promise<void> => {
  const { issuer } = deps;
  const [due] = await tx<{ resellerId: string; email: string }[]>`
    select r.reseller_id, u.email from reseller r join identity_user u on u.id = user_of_subject(r.subject)
    where r.issuer = ${issuer} and r.subject = ${userId} and r.bonus_due > 0 and u.confirmed_at is null`;
  if (due && !(await claimBonus(tx, deps, due.email))) {
    await tx`update reseller set bonus_due = 0 where reseller_id = ${due.resellerId}`;
  }
  await tx`select confirm_email(${userId}, ${issuer})`;
};

/** Whether a welcome bonus was paid to the user of this link, which may be used. */
export const hasBonus = async ({ sql, issuer }: AccountDeps, token: string): Promise<boolean> => {
  const link = await findLink(sql, purpose, token);
  const [paid] = await sql`
    select from reseller r join ledger_account a on a.reseller_id = r.reseller_id and a.kind = 'bonus' and a.balance <> 0
    where r.issuer = ${issuer} and r.subject = ${link?.userId ?? ''}`;
  return paid !== undefined;
};

/** Whether a welcome bonus waits for the confirmation of the address. */
export const isBonusDue = async ({ sql, issuer, welcomeBonus }: AccountDeps, userId: string): Promise<boolean> => {
  const [reseller] = await sql<{ bonusDue: Minor }[]>`
    select bonus_due from reseller where issuer = ${issuer} and subject = ${userId}`;
  return welcomeBonus > 0 && (reseller?.bonusDue ?? welcomeBonus) > 0;
};

/**
 * Sends another link; earlier ones work as well. Returns whether it was sent. Too many of one user are a Problem with
 * status 429.
 */
export const resendConfirmation = async (gate: Gate, email: string): Promise<boolean> => {
  const { sql, limits } = gate;
  const user = await findRecipient(sql, email);
  if (user?.standing !== 'unconfirmed') return false;
  await requireAttempt(sql, { name: 'confirmation', of: user.id }, limits.confirmationsPerUser);
  return sql.begin((tx) => sendLink(tx, gate, user));
};

/** What became of the newest link; undefined when there was none. */
export const findNewestLink = ({ sql }: Pick<Gate, 'sql'>, email: string): Promise<Sending | undefined> =>
  findNewest(sql, purpose, email);

/** What a link finds: an address that is still to be confirmed, one that is, or that it ended before. */
type FoundConfirmation = { state: 'open'; user: User } | { state: 'confirmed' } | { state: 'over' };

export const findConfirmationOf = async ({ sql }: Pick<Gate, 'sql'>, token: string): Promise<FoundConfirmation> => {
  const link = await findLink(sql, purpose, token);
  const user = link && (await findUser(sql, link.userId));
  if (!user) return { state: 'over' };
  if (await hasConfirmed({ sql }, user.id)) return { state: 'confirmed' };
  return link.isUsed ? { state: 'over' } : { state: 'open', user };
};

/**
 * Confirms the e-mail address that this link was sent to, and pays the welcome bonus, both once. Who reads the mail
 * need not have made the account, so the pass shows that too: a session of its user, or its password (decision 82).
 * Returns false when the link is somebody else's or has ended; repeating it returns true. A Problem with status 401
 * when the pass has ended.
 */
export const confirmEmail = async (deps: AccountDeps, token: string, pass: Pass): Promise<boolean> => {
  const { sql } = deps;
  const { userId } = pass;
  const link = await findLink(sql, purpose, token);
  if (link?.userId !== userId) return false;
  await sql.begin(async (tx) => {
    await holdAdmitted(tx, pass);
    if (!(await takeLink(tx, purpose, token))) return;
    await confirmAddress(tx, deps, userId);
    await endLinks(tx, userId);
  });
  return hasConfirmed({ sql }, userId);
};
