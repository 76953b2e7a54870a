// Refuses a start with a secret that the database was not used with, before that start makes its own logins and ends
// those of the running processes.
import { keyIdsOf, type StoreSecret } from '../core/encryption.ts';
import { StartFailure } from '../core/start-failure.ts';
import type { Sql } from '../db/connect.ts';

const refusal = (): StartFailure =>
  new StartFailure(
    'SECRET is another one than this database was used with. Set the one of before. To replace it, add the one of before to ' +
      'SECRET_PREVIOUS: docs/operate.md, "Another SECRET". A restored backup needs the secret that it was made with as well.',
  );

/** Fails where the keys of the store's own sign-in service were encrypted with a secret that is not accepted. */
export const requireSameSecret = async (owner: Sql, secret: StoreSecret): Promise<void> => {
  const isOther = await owner.begin(async (tx) => {
    const [{ isThere }] = await tx<[{ isThere: boolean }]>`
      select to_regclass('public.identity_cookie_key') is not null and to_regclass('public.identity_signing_key') is not null
        as is_there`;
    if (!isThere) return false;
    // The owner is bound by row-level security too.
    await tx`set local role simshelf_system`;
    const [row] = await tx<[{ isOther: boolean }]>`
      select exists (
        select from (
          select encrypted from identity_cookie_key
          union all select encrypted from identity_signing_key where retires_at is null or retires_at > now()) key
        where encode(substring(encrypted from 1 for 4), 'hex') <> all (${keyIdsOf(secret)})) as is_other`;
    return row.isOther;
  });
  if (isOther) throw refusal();
};
