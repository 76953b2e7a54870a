import { randomUUID } from 'node:crypto';
import { canonicalEmail, isKnownEmail } from '#domain/mailbox.ts';
import { keptName, safeName } from '#domain/shown-name.ts';
import { Problem } from '../core/problem.ts';
import type { Sql, TransactionSql } from '../db/connect.ts';
import { type BonusDeps, claimBonus, type NewAccount } from '../identity/index.ts';

/** The person who signed in, from the claims of the access token. */
type SignedIn = Omit<NewAccount, 'country'>;

const knownMax = 10_000;

const findReseller = async (system: Sql, { issuer, subject }: SignedIn): Promise<string | undefined> => {
  const [row] = await system<{ id: string }[]>`
    select reseller_id as id from reseller where issuer = ${issuer} and subject = ${subject}`;
  return row?.id;
};

/** Whether the e-mail address is known to be the user's: it was confirmed here, or another provider answers for it. */
const isConfirmed = async (tx: TransactionSql, subject: string): Promise<boolean> => {
  // Waits for a confirmation under way, and makes later ones wait.
  const [user] = await tx<{ isConfirmed: boolean }[]>`
    select confirmed_at is not null as is_confirmed from identity_user where id = user_of_subject(${subject}) for share`;
  return user?.isConfirmed ?? true;
};

/** A bonus that waits for the confirmation of the address is claimed when that happens. */
const provision = async (tx: TransactionSql, bonus: BonusDeps, account: SignedIn): Promise<string> => {
  const { issuer, subject, givenName, familyName } = account;
  const email = canonicalEmail(account.email);
  // Another provider may say anything: mail would go to another address than the one that is shown.
  if (!isKnownEmail(email)) throw Problem.withoutEmail();
  const isRefused = (await isConfirmed(tx, subject)) && !(await claimBonus(tx, bonus, email));
  const [row] = await tx<[{ id: string }]>`
    select provision_reseller(${randomUUID()}, ${issuer}, ${subject}, ${email}, ${keptName(safeName(givenName))},
      ${keptName(safeName(familyName))}, 'en',
      ${isRefused ? 0 : bonus.welcomeBonus}) as id`;
  return row.id;
};

/** Creates the reseller of an account that was registered here, with the country of its billing address. Returns its id. */
export const openReseller = async (
  tx: TransactionSql,
  bonus: BonusDeps,
  { country, ...account }: NewAccount,
): Promise<string> => {
  const id = await provision(tx, bonus, account);
  await tx`update reseller set country = ${country} where reseller_id = ${id}`;
  return id;
};

/**
 * Finds the reseller of a signed-in account. The first call creates it and pays its welcome bonus, once. `equip` sets
 * up what every reseller has; it must be safe to call for a reseller that has it already.
 */
export const resellerOf = (
  system: Sql,
  bonus: BonusDeps,
  equip: (resellerId: string) => Promise<void>,
): ((account: SignedIn) => Promise<string>) => {
  const known = new Map<string, string>();
  return async (account) => {
    const key = `${account.issuer} ${account.subject}`;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const id = (await findReseller(system, account)) ?? (await system.begin((tx) => provision(tx, bonus, account)));
    await equip(id);
    if (known.size >= knownMax) known.clear();
    known.set(key, id);
    return id;
  };
};
