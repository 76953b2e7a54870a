// Ends at once what others may hold of an account, once somebody has proved to be its user (decision 82).
import type { Queryable, TransactionSql } from '../db/connect.ts';
import { endLinks } from './links.ts';
import { endSessions, type WhichSessions } from './sessions.ts';
import { recordEvent } from './sign-in-log.ts';
import { holdUser } from './users.ts';

/**
 * Ends the links of a user that were not used, the sign-ins under way, and sessions with their tokens. Returns how many
 * sessions there were. The user's row is locked first, which waits for a session that is just beginning.
 */
export const endAccess = async (tx: TransactionSql, userId: string, which: WhichSessions): Promise<number> => {
  await tx`update identity_user set access_number = access_number + 1 where id = ${userId}`;
  await endLinks(tx, userId);
  return endSessions(tx, userId, which);
};

/** The user who signs a reseller's account in; undefined where another provider does. */
const findUserOf = async (sql: Queryable, resellerId: string): Promise<string | undefined> => {
  const [user] = await sql<{ id: string }[]>`
    select u.id from reseller r join identity_user u on u.id = user_of_subject(r.subject)
    where r.reseller_id = ${resellerId}`;
  return user?.id;
};

/** Locks that user, before the reseller is locked (decision 22). */
export const holdUserOf = async (tx: TransactionSql, resellerId: string): Promise<void> => {
  const userId = await findUserOf(tx, resellerId);
  if (userId !== undefined) await holdUser(tx, userId);
};

/** Does for an operator what `endAccess` does for the user, with all sessions. */
export const endAccessOf = async (tx: TransactionSql, resellerId: string): Promise<number> => {
  const userId = await findUserOf(tx, resellerId);
  if (userId === undefined) return 0;
  await recordEvent(tx, userId, 'ENDED_BY_OPERATOR');
  return endAccess(tx, userId, 'all');
};

/** Ends the links of that user alone, which waits for nothing but them. */
export const endLinksOf = async (tx: TransactionSql, resellerId: string): Promise<void> => {
  const userId = await findUserOf(tx, resellerId);
  if (userId !== undefined) await endLinks(tx, userId);
};
