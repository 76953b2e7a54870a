// What a user signs in with who does not have the phone: each code once.
import { createHmac, randomBytes } from 'node:crypto';
import { inGroups } from '#domain/in-groups.ts';
import { deriveKey } from '../../core/encryption.ts';
import type { Queryable, TransactionSql } from '../../db/connect.ts';

const count = 10;
const characters = 16;

/** 32 of them, without those that look like another one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const newCode = (): string =>
  inGroups(Array.from(randomBytes(characters), (byte) => alphabet.charAt(byte % alphabet.length)).join(''), '-');

/** As they are shown: "3f7k-9mqd-w0tc-5xnz". */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** However it was typed. */
const plain = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** With a key outside the database: 80 bits alone could be guessed from a copy of it one day. */
const digestOf = (secret: Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'identity recovery code'))
    .update(`${userId} ${plain(code)}`)
    .digest();

/** The user's former codes are not valid any more. */
export const replaceRecoveryCodes = async (
  tx: TransactionSql,
  secret: Buffer,
  userId: string,
  codes: readonly string[],
): Promise<void> => {
  await tx`delete from identity_recovery_code where user_id = ${userId}`;
  const digests = codes.map((code) => digestOf(secret, userId, code).toString('hex'));
  await tx`insert into identity_recovery_code (user_id, digest) select ${userId}, decode(unnest(${digests}::text[]), 'hex')`;
};

/** Uses a code. False when there is no such code of this user, or it was used before. */
export const takeRecoveryCode = async (
  tx: TransactionSql,
  secret: Buffer,
  userId: string,
  code: string,
): Promise<boolean> => {
  const { count: taken } = await tx`
    update identity_recovery_code set used_at = now()
    where user_id = ${userId} and digest = ${digestOf(secret, userId, code)} and used_at is null`;
  return taken > 0;
};

/** Whether these are the codes of this user. */
export const hasRecoveryCodes = async (
  sql: Queryable,
  secret: Buffer,
  userId: string,
  codes: readonly string[],
): Promise<boolean> => {
  const digests = codes.map((code) => digestOf(secret, userId, code).toString('hex'));
  const [found] = await sql`
    select from identity_recovery_code where user_id = ${userId} and encode(digest, 'hex') = any(${digests}) limit 1`;
  return found !== undefined;
};

export const countRecoveryCodes = async (sql: Queryable, userId: string): Promise<number> => {
  const [{ left }] = await sql<[{ left: number }]>`
    select count(*)::integer as left from identity_recovery_code where user_id = ${userId} and used_at is null`;
  return left;
};
