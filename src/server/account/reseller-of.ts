import { randomUUID } from 'node:crypto';
import { toMinor } from '#domain/money.ts';
import type { Sql } from '../db/connect.ts';

/** Credit that a new reseller gets, in USD. */
export const JOINER_BONUS = 5;

/** Who signed in, as the claims of the access token say. */
export type SignedIn = { issuer: string; subject: string; email: string; givenName: string; familyName: string };

const knownMax = 10_000;

/**
 * Finds the reseller of a signed-in account; the first time it is created and gets its welcome bonus, once. `equip` gives it
 * what every reseller has and must do no harm to one that has it.
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
      select provision_reseller(${randomUUID()}, ${issuer}, ${subject}, ${email}, ${givenName}, ${familyName}, 'en',
        ${toMinor(JOINER_BONUS)}) as id`;
    await equip(row.id);
    if (known.size >= knownMax) known.clear();
    known.set(account, row.id);
    return row.id;
  };
};
