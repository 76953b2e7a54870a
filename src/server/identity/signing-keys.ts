// The keys that sign tokens: stored encrypted in the database, and replaced from time to time while old tokens stay
// valid.
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { decrypt, encrypt, type EncryptedColumn, type StoreSecret } from '../core/encryption.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Sql, TransactionSql } from '../db/connect.ts';

/** The only algorithm of the embedded provider's tokens. */
export const signingAlgorithm = 'ES256';

const keyLifetime = '90 days';
/** Longer than every cache of the published keys: a key signs only when all caches have it. */
const publishedAhead = '10 minutes';
/** Longer than any token lives (AUT-008: 24 hours). */
const acceptedAfter = '48 hours';

type Row = { kid: string; encrypted: Buffer };

const purposeOf = (kid: string): string => `identity_signing_key ${kid}`;

export const encryptedSigningKeys: EncryptedColumn = {
  table: 'identity_signing_key',
  column: 'encrypted',
  names: ['kid'],
  purposeOf,
};

const generate = async (): Promise<JWK & { kid: string }> => {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: signingAlgorithm };
};

const insertKey = async (tx: TransactionSql, secret: StoreSecret, signsAfter: string): Promise<string> => {
  const jwk = await generate();
  const encrypted = encrypt(secret, purposeOf(jwk.kid), JSON.stringify(jwk));
  await tx`
    update identity_signing_key
    set retires_at = now() + ${signsAfter}::interval + ${acceptedAfter}::interval
    where retires_at is null`;
  await tx`
    insert into identity_signing_key (kid, encrypted, signs_from)
    values (${jwk.kid}, ${encrypted}, now() + ${signsAfter}::interval)`;
  return jwk.kid;
};

/**
 * Adds a key that signs from now on, and returns its id. Older keys are accepted until every token they signed has
 * expired. With `at: 'once'` the new key signs immediately; processes that do not know it yet look it up on first use.
 */
export const rotateSigningKey = async (
  sql: Sql,
  secret: StoreSecret,
  at: 'once' | 'published' = 'published',
): Promise<string> =>
  sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.signingKeys})`;
    return insertKey(tx, secret, at === 'once' ? '0 seconds' : publishedAhead);
  });

/** Makes the first key, and the next one when the newest is old. Safe in several processes at once. */
export const keepSigningKeysFresh = async (sql: Sql, secret: StoreSecret): Promise<void> => {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.signingKeys})`;
    const [newest] = await tx<{ isOld: boolean }[]>`
      select created_at < now() - ${keyLifetime}::interval as is_old
      from identity_signing_key where retires_at is null`;
    if (!newest) await insertKey(tx, secret, '0 seconds');
    else if (newest.isOld) await insertKey(tx, secret, publishedAhead);
  });
};

/** Every key whose tokens are accepted, private parts included; the first one signs. */
export const loadSigningKeys = async (sql: Sql, secret: StoreSecret): Promise<JWK[]> => {
  const rows = await sql<Row[]>`
    select kid, encrypted from identity_signing_key
    where retires_at is null or retires_at > now()
    order by signs_from <= now() desc, signs_from desc`;
  return rows.map(({ kid, encrypted }) => JSON.parse(decrypt(secret, purposeOf(kid), encrypted).toString()) as JWK);
};

const privateMembers = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']);

/** The public part of a key. */
export const publicPart = (jwk: JWK): JWK =>
  Object.fromEntries(Object.entries(jwk).filter(([member]) => !privateMembers.has(member)));
