import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, type EncryptedColumn, type StoreSecret } from '../core/encryption.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Sql } from '../db/connect.ts';

const purpose = 'identity_cookie_key';

export const encryptedCookieKeys: EncryptedColumn = {
  table: 'identity_cookie_key',
  column: 'encrypted',
  names: [],
  purposeOf: () => purpose,
};

/** The keys that sign the provider's cookies, newest first; the first start makes one. */
export const loadCookieKeys = async (sql: Sql, secret: StoreSecret): Promise<string[]> =>
  sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.cookieKeys})`;
    const rows = await tx<{ encrypted: Buffer }[]>`select encrypted from identity_cookie_key order by id desc`;
    if (rows.length > 0) return rows.map(({ encrypted }) => decrypt(secret, purpose, encrypted).toString());
    const key = randomBytes(32).toString('base64url');
    await tx`insert into identity_cookie_key (encrypted) values (${encrypt(secret, purpose, key)})`;
    return [key];
  });
