import type { Language } from '#domain/languages.ts';
import { canonicalEmail, spellingsOf } from '#domain/mailbox.ts';
import { INVALID_TOKEN, Problem } from '../core/problem.ts';
import type { Queryable, Sql, TransactionSql } from '../db/connect.ts';
import { hashPassword, type PasswordCost } from './passwords.ts';

export type User = { id: string; email: string; givenName: string; familyName: string };

/** A user who gave the right password, and the number that the user's access had then (decision 82). */
export type Access = { userId: string; accessNumber: number };

type Credentials = { id: string; passwordHash: string; accessNumber: number };

/** The entries of a registration. The sign-in that follows makes it an account (decisions 25 and 142). */
export type Registration = Omit<User, 'id'> & {
  passwordHash: string;
  language: Language;
  /** The code of a country that can be chosen; the releases before 1.1 did not ask for it. */
  country?: string;
};

/** Where messages to a user go, and whether the user has shown to read them. */
export type Recipient = { id: string; email: string; language: Language; standing: 'confirmed' | 'unconfirmed' };

/**
 * The user with a typed address, whose account may be older than its canonical spelling. Of two accounts, the one that is
 * spelled as it was typed.
 */
const withEmail = (sql: Queryable, email: string) => {
  const spellings = spellingsOf(email);
  return sql`where email = any(${spellings}) order by array_position(${spellings}::text[], email) limit 1`;
};

export const findUser = async (sql: Sql, id: string): Promise<User | undefined> => {
  const [user] = await sql<User[]>`select id, email, given_name, family_name from identity_user where id = ${id}`;
  return user;
};

/**
 * Changes of what lets a user in wait for each other, and for the calls of the user (decision 35). Locked before
 * anything else of the user, or of its reseller (decision 22).
 */
export const holdUser = async (tx: TransactionSql, id: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(right_lock(${id}))`;
  await tx`select from identity_user where id = ${id} for no key update`;
};

/** By what a form of a user is sent: a session, or a sign-in that was begun with this access number. */
export type Pass = { userId: string } & ({ sessionUid: string } | Pick<Access, 'accessNumber'>);

/**
 * Locks the user for a form. A session, or a sign-in, that has ended since the form was begun is a Problem with status
 * 401.
 */
export const holdAdmitted = async (tx: TransactionSql, pass: Pass): Promise<void> => {
  const { userId } = pass;
  await holdUser(tx, userId);
  const [admitted] = await ('sessionUid' in pass
    ? tx`select from identity_session where uid = ${pass.sessionUid} and user_id = ${userId} and ended_at is null`
    : tx`select from identity_user where id = ${userId} and access_number = ${pass.accessNumber}`);
  if (!admitted) throw Problem.unauthorized(INVALID_TOKEN, 'You were signed out, so nothing was changed.');
};

export const findRecipient = async (sql: Queryable, email: string): Promise<Recipient | undefined> => {
  const [found] = await sql<Recipient[]>`
    select id, email, language_of_user(id) as language,
      case when confirmed_at is null then 'unconfirmed' else 'confirmed' end as standing
    from identity_user ${withEmail(sql, email)}`;
  return found;
};

export const findCredentials = async (sql: Queryable, email: string): Promise<Credentials | undefined> => {
  const [found] = await sql<Credentials[]>`
    select id, password_hash, access_number from identity_user ${withEmail(sql, email)}`;
  return found;
};

/** Whether another user has this address, in any spelling. */
export const isEmailTaken = async (sql: Sql, email: string, { id }: Pick<User, 'id'>): Promise<boolean> => {
  const [other] = await sql`select from identity_user where email = any(${spellingsOf(email)}) and id <> ${id}`;
  return other !== undefined;
};

export const findAccessNumber = async (sql: Queryable, userId: string): Promise<number | undefined> => {
  const [found] = await sql<Pick<Credentials, 'accessNumber'>[]>`
    select access_number from identity_user where id = ${userId}`;
  return found?.accessNumber;
};

export const findPasswordHash = async (sql: Sql, id: string): Promise<string | undefined> => {
  const [found] = await sql<Pick<Credentials, 'passwordHash'>[]>`
    select password_hash from identity_user where id = ${id}`;
  return found?.passwordHash;
};

/** Looks up no account: whether there is one is told by the sign-in that follows, as a counted try (decision 142). */
export const prepareRegistration = async (
  cost: PasswordCost,
  { password, ...entries }: Omit<Registration, 'passwordHash'> & { password: string },
): Promise<Registration> => ({
  ...entries,
  email: canonicalEmail(entries.email),
  passwordHash: await hashPassword(cost, password),
});

/**
 * Creates the account of a registration; a repetition returns the same id. Undefined when another user has taken the
 * e-mail address since.
 */
export const addUser = async (
  sql: Queryable,
  { email, givenName, familyName, language, passwordHash }: Registration,
): Promise<{ id: string; isNew: boolean } | undefined> => {
  const { count } = await sql`
    insert into identity_user (email, given_name, family_name, language, password_hash)
    select ${email}, ${givenName}, ${familyName}, ${language}, ${passwordHash} 
    where not exists (select from identity_user where email = any(${spellingsOf(email)}))
    on conflict (email) do nothing`;
  const found = await findCredentials(sql, email);
  return found?.passwordHash === passwordHash ? { id: found.id, isNew: count > 0 } : undefined;
};
