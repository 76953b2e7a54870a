import type { Queryable, Sql } from '../db/connect.ts';
import { hashPassword } from './passwords.ts';

export type User = { id: string; email: string; givenName: string; familyName: string };

type Credentials = { id: string; passwordHash: string };

/** The entries of a registration. The first sign-in makes it an account (decision 25). */
export type Registration = Omit<User, 'id'> & { passwordHash: string };

/** The normalised address by which a user is stored and found. */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export const findUser = async (sql: Sql, id: string): Promise<User | undefined> => {
  const [user] = await sql<User[]>`select id, email, given_name, family_name from identity_user where id = ${id}`;
  return user;
};

export const findCredentials = async (sql: Queryable, email: string): Promise<Credentials | undefined> => {
  const [found] = await sql<Credentials[]>`
    select id, password_hash from identity_user where email = ${canonicalEmail(email)}`;
  return found;
};

export const findPasswordHash = async (sql: Sql, id: string): Promise<string | undefined> => {
  const [found] = await sql<Credentials[]>`select id, password_hash from identity_user where id = ${id}`;
  return found?.passwordHash;
};

/** No look-up here, so that the response to a registration cannot reveal whether an account exists. */
export const prepareRegistration = async ({
  email,
  givenName,
  familyName,
  password,
}: Omit<User, 'id'> & { password: string }): Promise<Registration> => ({
  email: canonicalEmail(email),
  givenName,
  familyName,
  passwordHash: await hashPassword(password),
});

/**
 * Creates the account of a registration and returns its id; a repetition returns the same one. Undefined when another
 * user has taken the address meanwhile.
 */
export const addUser = async (
  sql: Queryable,
  { email, givenName, familyName, passwordHash }: Registration,
): Promise<string | undefined> => {
  await sql`
    insert into identity_user (email, given_name, family_name, password_hash)
    values (${email}, ${givenName}, ${familyName}, ${passwordHash})
    on conflict (email) do nothing`;
  const found = await findCredentials(sql, email);
  return found?.passwordHash === passwordHash ? found.id : undefined;
};
