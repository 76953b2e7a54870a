// Who is an operator. Only the command line changes it, for people who have the database.
import { pastedEmail, spellingsOf } from '#domain/mailbox.ts';
import { isUuid } from '#domain/patterns.ts';
import type { Sql } from '../../db/connect.ts';
import { findUsedInstead, isServed, useAccount } from '../../store-use/index.ts';
import { COMMAND_LINE, recordChanges } from './record-change.ts';

type Account = {
  resellerId: string;
  issuer: string;
  subject: string;
  email: string;
  emailConfirmed: boolean;
  createdAt: Date;
};

/** The e-mail addresses of all operators, in alphabetical order. */
export const listOperators = async (system: Sql): Promise<string[]> => {
  const rows = await system<{ email: string }[]>`select email from operator where removed_at is null order by email`;
  return rows.map(({ email }) => email);
};

const readAccounts = (system: Sql, who: string) => system<Account[]>`
  select reseller_id, issuer, subject, email, email_confirmed, created_at from reseller
  where ${isUuid(who) ? system`reseller_id = ${who}` : system`email = any(${spellingsOf(pastedEmail(who))})`} order by created_at`;

/** An id selects one of several accounts. */
const severalOf = (email: string, accounts: readonly Account[]): string =>
  [
    `There are ${accounts.length} accounts with the address ${email}. Say which one by its id, in place of the address:`,
    ...accounts.map(
      ({ resellerId, issuer, createdAt }) =>
        `  ${resellerId}  of ${createdAt.toISOString().slice(0, 10)}, at ${issuer}`,
    ),
  ].join('\n');

/** The account with an e-mail address, or with an id where there are several. */
const findAccount = async (system: Sql, who: string): Promise<Account> => {
  const accounts = await readAccounts(system, who);
  const [account] = accounts;
  if (!account && isUuid(who)) throw new Error(`There is no account ${who}.`);
  if (!account) throw new Error(`Nobody has signed in as ${who} yet. Register at the store, sign in, and try again.`);
  if (accounts.length > 1) throw new Error(severalOf(who, accounts));
  return account;
};

/**
 * Makes an account an operator; nothing changes for an operator. The account must have signed in and confirmed its
 * e-mail address, because anybody can register with somebody else's address.
 *
 * @param who Its e-mail address, or its id. Returns the address.
 */
export const addOperator = async (system: Sql, who: string): Promise<string> => {
  const account = await findAccount(system, who);
  const { email } = account;
  const used = await findUsedInstead(system, account.resellerId);
  if (used !== undefined) {
    throw new Error(
      `Nobody can sign in to ${account.resellerId}: ${email} signs in to ${used}. Make that one an operator, or end the store ` +
        `and have ${email} sign in to this one by \`npm run operator -- ${account.resellerId} --sign-in\`.`,
    );
  }
  if (!account.emailConfirmed) {
    throw new Error(`${email} is not confirmed yet. Follow the link in the message to it, and try again.`);
  }
  await system.begin(async (tx) => {
    const added = await tx<{ id: string }[]>`
      insert into operator (issuer, subject, email) values (${account.issuer}, ${account.subject}, ${account.email})
      on conflict (issuer, subject) do update set email = excluded.email, removed_at = null
        where operator.removed_at is not null or operator.email <> excluded.email
      returning id`;
    const changes = added.map(({ id }) => ({ action: 'operator.added', reference: id, before: {}, after: { email } }));
    await recordChanges(tx, COMMAND_LINE, changes);
  });
  return email;
};

/** Takes the role away; what was done with it stays recorded. */
export const removeOperator = async (system: Sql, email: string): Promise<void> => {
  await system.begin(async (tx) => {
    const removed = await tx<{ id: string; email: string }[]>`
      update operator set removed_at = now()
      where email = any(${spellingsOf(pastedEmail(email))}) and removed_at is null returning id, email`;
    if (removed.length === 0) throw new Error(`${email} is not an operator.`);
    const changes = removed.map(({ id, email: former }) => ({
      action: 'operator.removed',
      reference: id,
      before: { email: former },
      after: {},
    }));
    await recordChanges(tx, COMMAND_LINE, changes);
  });
};

/**
 * Makes a person who has two accounts sign in to this one from now on, while no process serves. It is recorded for both
 * accounts; operators keep their role, which belongs to the person. Returns the id of the other account.
 */
export const signInTo = (system: Sql, resellerId: string): Promise<string> =>
  system.begin(async (tx) => {
    const instead = await findUsedInstead(tx, resellerId);
    if (instead === undefined) throw new Error(`Nobody signs in to another account instead of ${resellerId}.`);
    if (await isServed(tx)) throw new Error('The store is running. End all of its processes first, and try again.');
    await useAccount(tx, resellerId, instead);
    await recordChanges(tx, COMMAND_LINE, [
      { action: 'reseller.signed-in-to', reference: resellerId, before: { instead }, after: {} },
      { action: 'reseller.signed-in-to', reference: instead, before: {}, after: { instead: resellerId } },
    ]);
    return instead;
  });
