import type { Sql } from '../db/connect.ts';
import { hashPassword, pretendToVerify, verifyPassword } from './passwords.ts';

export type User = { id: string; email: string; givenName: string; familyName: string };

export type NewUser = Omit<User, 'id'> & { password: string };

/** The one spelling of an address under which a user is kept and found. */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export const findUser = async (sql: Sql, id: string): Promise<User | undefined> => {
  const [user] = await sql<User[]>`select id, email, given_name, family_name from identity_user where id = ${id}`;
  return user;
};

/** Adds a user. Undefined when the address is taken; the answer takes equally long either way. */
export const addUser = async (
  sql: Sql,
  { email, givenName, familyName, password }: NewUser,
): Promise<User | undefined> => {
  const passwordHash = await hashPassword(password);
  const [user] = await sql<User[]>`
    insert into identity_user (email, given_name, family_name, password_hash)
    values (${canonicalEmail(email)}, ${givenName}, ${familyName}, ${passwordHash})
    on conflict (email) do nothing
    returning id, email, given_name, family_name`;
  return user;
};

/** The user whose password this is. Undefined for a wrong password and, after the same time, for an unknown address. */
export const authenticateUser = async (sql: Sql, email: string, password: string): Promise<User | undefined> => {
  const [found] = await sql<(User & { passwordHash: string })[]>`
    select id, email, given_name, family_name, password_hash from identity_user
    where email = ${canonicalEmail(email)}`;
  const matches = found ? await verifyPassword(found.passwordHash, password) : await pretendToVerify(password);
  if (!found || !matches) return undefined;
  const { passwordHash: _, ...user } = found;
  return user;
};
