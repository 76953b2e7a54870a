// Links that are sent by mail. The database holds only the digest of their token.
import { randomBytes } from 'node:crypto';
import { digest } from '../core/encryption.ts';
import type { Queryable, TransactionSql } from '../db/connect.ts';

type LinkPurpose = 'change-email' | 'confirm-email' | 'reset-password' | 'stop-email-change';

/** How long each link works. */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = {
  'change-email': 60,
  'confirm-email': 24 * 60,
  'reset-password': 30,
  // Longer than the change itself: who reads it late can still sign everybody out.
  'stop-email-change': 24 * 60,
};

const tokenBytes = 32;

/**
 * Makes a link and returns its token. Without a user nobody can use it. A change of the e-mail address names the new
 * one.
 */
export const createLink = async (
  tx: TransactionSql,
  purpose: LinkPurpose,
  userId: string | undefined,
  newEmail: string | null = null,
): Promise<string> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  await tx`
    insert into identity_link (digest, purpose, user_id, new_email, expires_at)
    values (${digest(token)}, ${purpose}, ${userId ?? null}, ${newEmail}, now() + make_interval(mins => ${linkMinutes[purpose]}))`;
  return token;
};

/** Where a link leads, without the address of the store. */
export const linkTo = (path: string, token: string): string => `${path}?${new URLSearchParams({ token }).toString()}`;

type Link = { userId: string; newEmail: string | null; isUsed: boolean };

/** The link with this token; undefined when there is none, or it has expired. */
export const findLink = async (sql: Queryable, purpose: LinkPurpose, token: string): Promise<Link | undefined> => {
  const [link] = await sql<Link[]>`
    select user_id, new_email, used_at is not null as is_used from identity_link
    where digest = ${digest(token)} and purpose = ${purpose} and user_id is not null and expires_at > now()`;
  return link;
};

/** Uses a link. Returns false when that was done before, or it has expired. */
export const takeLink = async (tx: TransactionSql, purpose: LinkPurpose, token: string): Promise<boolean> => {
  const { count } = await tx`
    update identity_link set used_at = now()
    where digest = ${digest(token)} and purpose = ${purpose} and used_at is null and expires_at > now()`;
  return count > 0;
};

/**
 * Ends all links of a user that were not used, whatever they are for: a step by which somebody shows to be the user
 * leaves none that somebody else may have asked for (decision 82).
 */
export const endLinks = async (tx: Queryable, userId: string): Promise<void> => {
  await tx`update identity_link set used_at = now() where user_id = ${userId} and used_at is null`;
};
