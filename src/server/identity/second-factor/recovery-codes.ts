// What a user signs in with who does not have the phone: each code once.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { inGroups, withoutGroups } from '#domain/in-groups.ts';
import { decrypt, digest, encrypt, type EncryptedColumn, type StoreSecret } from '../../core/encryption.ts';
import type { Queryable, TransactionSql } from '../../db/connect.ts';

const count = 10;
const characters = 16;

/** 32 of them, without those that look like another one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const newCode = (): string =>
  inGroups(Array.from(randomBytes(characters), (byte) => alphabet.charAt(byte % alphabet.length)).join(''), '-');

/** The codes in the form that users see: "3f7k-9mqd-w0tc-5xnz". */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** However it was typed. */
const plain = (code: string): string => withoutGroups(code.toLowerCase()).replaceAll('o', '0').replaceAll(/[il]/g, '1');

/**
 * Digests, encrypted: 80 bits alone could be guessed from a copy of the database one day. A digest with a key could not
 * be taken along to another secret.
 */
export const encryptedRecoveryCodes: EncryptedColumn = {
  table: 'identity_recovery_code',
  column: 'encrypted',
  names: ['user_id'],
  purposeOf: (userId) => `identity_recovery_code ${userId}`,
};

const encryptAll = (secret: StoreSecret, userId: string, codes: readonly string[]): string[] =>
  codes.map((code) => encrypt(secret, encryptedRecoveryCodes.purposeOf(userId), digest(plain(code))).toString('hex'));

type Row = { id: number; digest: Buffer };

const findCodes = async (sql: Queryable, secret: StoreSecret, userId: string): Promise<Row[]> => {
  const rows = await sql<{ id: number; encrypted: Buffer }[]>`
    select id, encrypted from identity_recovery_code where user_id = ${userId}`;
  return rows.map(({ id, encrypted }) => ({
    id,
    digest: decrypt(secret, encryptedRecoveryCodes.purposeOf(userId), encrypted),
  }));
};

/** The user's former codes are not valid any more. */
export const replaceRecoveryCodes = async (
  tx: TransactionSql,
  secret: StoreSecret,
  userId: string,
  codes: readonly string[],
): Promise<void> => {
  await tx`delete from identity_recovery_code where user_id = ${userId}`;
  await tx`
    insert into identity_recovery_code (user_id, encrypted)
    select ${userId}, decode(unnest(${encryptAll(secret, userId, codes)}::text[]), 'hex')`;
};

/** Uses a code. False when there is no such code of this user, or it was used before. */
export const takeRecoveryCode = async (
  tx: TransactionSql,
  secret: StoreSecret,
  userId: string,
  code: string,
): Promise<boolean> => {
  const wanted = digest(plain(code));
  const found = (await findCodes(tx, secret, userId)).find((row) => timingSafeEqual(row.digest, wanted));
  if (!found) return false;
  const { count: taken } = await tx`
    update identity_recovery_code set used_at = now() where id = ${found.id} and used_at is null`;
  return taken > 0;
};

/** Whether these are the codes of this user. */
export const hasRecoveryCodes = async (
  sql: Queryable,
  secret: StoreSecret,
  userId: string,
  codes: readonly string[],
): Promise<boolean> => {
  const known = await findCodes(sql, secret, userId);
  return codes.some((code) => known.some((row) => timingSafeEqual(row.digest, digest(plain(code)))));
};

export const countRecoveryCodes = async (sql: Queryable, userId: string): Promise<number> => {
  const [{ left }] = await sql<[{ left: number }]>`
    select count(*)::integer as left from identity_recovery_code where user_id = ${userId} and used_at is null`;
  return left;
};
