// Links that are sent by mail. The database holds only the digest of their token.
import { randomBytes } from 'node:crypto';
import { digest } from '../core/encryption.ts';
import type { Queryable, TransactionSql } from '../db/connect.ts';

export type LinkPurpose = 'confirm-address' | 'reset-password';

/** How long each link works. */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = {
  'confirm-address': 24 * 60,
  'reset-password': 30,
};

const tokenBytes = 32;

/** Makes a link and returns its token. Without a user nobody can use it. */
export const createLink = async (
  tx: TransactionSql,
  purpose: LinkPurpose,
  userId: string | undefined,
): Promise<string> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  await tx`
    insert into identity_link (digest, purpose, user_id, expires_at)
    values (${digest(token)}, ${purpose}, ${userId ?? null}, now() + make_interval(mins => ${linkMinutes[purpose]}))`;
  return token;
};

/** The address that a link leads to, without the store's. */
export const linkTo = (path: string, token: string): string => `${path}?${new URLSearchParams({ token }).toString()}`;

export type Link = { userId: string; isUsed: boolean };

/** The link with this token; undefined when there is none, or it has expired. */
export const findLink = async (sql: Queryable, purpose: LinkPurpose, token: string): Promise<Link | undefined> => {
  const [link] = await sql<Link[]>`
    select user_id, used_at is not null as is_used from identity_link
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

/** Ends all links of a user for this purpose that were not used. */
export const endLinks = async (tx: TransactionSql, purpose: LinkPurpose, userId: string): Promise<void> => {
  await tx`
    update identity_link set used_at = now()
    where user_id = ${userId} and purpose = ${purpose} and used_at is null`;
};
