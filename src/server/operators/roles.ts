// Who is an operator. The command line alone changes it: whoever runs it has the database.
import type { Sql } from '../db/connect.ts';
import { COMMAND_LINE, recordChanges } from './record-change.ts';

type Account = { issuer: string; subject: string; email: string; emailConfirmed: boolean };

/** The e-mail addresses of all operators, in alphabetical order. */
export const listOperators = async (system: Sql): Promise<string[]> => {
  const rows = await system<{ email: string }[]>`select email from operator where removed_at is null order by email`;
  return rows.map(({ email }) => email);
};

/**
 * Makes an account an operator; nothing changes for one that is. Only an account that has signed in and confirmed its e-mail
 * address: anybody can register with another's.
 */
export const addOperator = async (system: Sql, email: string): Promise<void> => {
  const accounts = await system<Account[]>`
    select issuer, subject, email, email_confirmed from reseller where email = ${email}`;
  const [account] = accounts;
  if (!account) throw new Error(`Nobody has signed in as ${email} yet. Register at the store, sign in, and try again.`);
  if (accounts.length > 1) throw new Error(`There are ${accounts.length} accounts with the address ${email}.`);
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
};

/** Takes the role away; what was done with it stays recorded. */
export const removeOperator = async (system: Sql, email: string): Promise<void> => {
  await system.begin(async (tx) => {
    const removed = await tx<{ id: string }[]>`
      update operator set removed_at = now() where email = ${email} and removed_at is null returning id`;
    if (removed.length === 0) throw new Error(`${email} is no operator.`);
    const changes = removed.map(({ id }) => ({
      action: 'operator.removed',
      reference: id,
      before: { email },
      after: {},
    }));
    await recordChanges(tx, COMMAND_LINE, changes);
  });
};
