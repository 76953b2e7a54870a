import { randomUUID } from 'node:crypto';
import { toMinor } from '#domain/money.ts';
import { safeName } from '#domain/shown-name.ts';
import type { Sql } from '../db/connect.ts';

/** Credit that a new reseller gets, in USD. */
export const JOINER_BONUS = 5;

/** The person who signed in, from the claims of the access token. */
export type SignedIn = { issuer: string; subject: string; email: string; givenName: string; familyName: string };

const knownMax = 10_000;

/**
 * Finds the reseller of a signed-in account. The first call creates it and pays its welcome bonus, once. `equip` sets up
 * what every reseller has; it must be safe to call for a reseller that has it already.
 */
export const resellerOf = (
  system: Sql,
  equip: (resellerId: string) => Promise<void>,
): ((account: SignedIn) => Promise<string>) => {
  const known = new Map<string, string>();
  return async ({ issuer, subject, email, givenName, familyName }) => {
    const account = `${issuer} ${subject}`;
    const cached = known.get(account);
    if (cached !== undefined) return cached;
    const [row] = await system<[{ id: string }]>`
      select provision_reseller(${randomUUID()}, ${issuer}, ${subject}, ${email}, ${safeName(givenName)}, ${safeName(familyName)},
        'en', ${toMinor(JOINER_BONUS)}) as id`;
    await equip(row.id);
    if (known.size >= knownMax) known.clear();
    known.set(account, row.id);
    return row.id;
  };
};
