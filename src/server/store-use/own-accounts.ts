// The accounts of the store's own sign-in service: resellers and operators, each identified by the issuer, which is the
// address of the store, and by the subject, which is the id of a user.
import type { Queryable, TransactionSql } from '../db/connect.ts';

type Accounts = 'reseller' | 'operator';

/** The end of such an issuer, so that no account of another provider counts as one. */
const OWN_ISSUER = '%/oidc';

/**
 * Gives the accounts of one issuer another one. A person with an account at both keeps both: the one that was in use
 * stays in use, and the other one gets the former issuer. Returns how many were moved.
 */
export const exchangeIssuers = async (
  tx: TransactionSql,
  accounts: Accounts,
  from: string,
  to: string,
): Promise<number> => {
  const [table, aside] = [tx(accounts), `${to} (aside)`];
  await tx`update ${table} set issuer = ${aside} where issuer = ${to}`;
  const { count } = await tx`update ${table} set issuer = ${to} where issuer = ${from}`;
  await tx`
    update ${table} other
    set issuer = case
      when exists (select from ${table} moved where moved.issuer = ${to} and moved.subject = other.subject) then ${from}
      else ${to} end
    where other.issuer = ${aside}`;
  return count;
};

/** The other issuers that such accounts have in a database of an earlier release, which remembers none. */
export const findFormerIssuers = async (tx: TransactionSql, issuer: string): Promise<string[]> => {
  const rows = await tx<{ issuer: string }[]>`
    select distinct issuer from (select issuer, subject from reseller union select issuer, subject from operator) account
    join identity_user u on u.id = user_of_subject(subject)
    where issuer <> ${issuer} and issuer like ${OWN_ISSUER} order by issuer`;
  return rows.map((row) => row.issuer);
};

/** Gives this issuer to the oldest account of everybody who has no account at it. Returns how many there were. */
export const gatherAccounts = async (
  tx: TransactionSql,
  accounts: Accounts,
  from: readonly string[],
  to: string,
): Promise<number> => {
  const table = tx(accounts);
  const { count } = await tx`
    update ${table} account set issuer = ${to}
    from (
      select distinct on (subject) issuer, subject from ${table} former
      join identity_user u on u.id = user_of_subject(subject)
      where issuer = any (${from as string[]}::text[])
        and not exists (select from ${table} there where there.issuer = ${to} and there.subject = former.subject)
      order by subject, former.created_at) oldest
    where account.issuer = oldest.issuer and account.subject = oldest.subject`;
  return count;
};

/** The ids of accounts that nobody can sign in to, because their users have another account at this issuer. */
export const findLeftAccounts = async (tx: TransactionSql, issuer: string): Promise<string[]> => {
  const rows = await tx<{ resellerId: string }[]>`
  select r.reseller_id from reseller r
  join identity_user u on u.id = user_of_subject(r.subject)
  where r.issuer <> ${issuer} and r.issuer like ${OWN_ISSUER}
    and exists (select from reseller used where used.issuer = ${issuer} and used.subject = r.subject)
  order by r.created_at`;
  return rows.map(({ resellerId }) => resellerId);
};

/** Ends the roles of such accounts, because a person is one operator. */
export const endLeftRoles = (tx: TransactionSql, issuer: string) => tx`
  with ended as (
    update operator o set removed_at = now()
    where o.removed_at is null and o.issuer <> ${issuer} and o.issuer like ${OWN_ISSUER}
      and exists (select from identity_user u where u.id = user_of_subject(o.subject))
      and exists (select from operator used where used.issuer = ${issuer} and used.subject = o.subject)
    returning id, email)
  insert into operator_audit_entry (who, action, reference, before, after)
  select 'command line', 'operator.removed', id, jsonb_build_object('email', email), '{}' from ended`;

/** The account that the same person signs in to instead; undefined where it is this one. */
export const findUsedInstead = async (tx: Queryable, resellerId: string): Promise<string | undefined> => {
  const [used] = await tx<{ resellerId: string }[]>`
    select used.reseller_id from reseller r
    join store_use s on s.what = 'issuer' and s.value <> r.issuer
    join reseller used on used.issuer = s.value and used.subject = r.subject
    join identity_user u on u.id = user_of_subject(r.subject)
    where r.reseller_id = ${resellerId} and r.issuer like ${OWN_ISSUER}`;
  return used?.resellerId;
};

/** Makes a person sign in to this account from now on, and no longer to the other one. */
export const useAccount = async (tx: TransactionSql, resellerId: string, instead: string): Promise<void> => {
  const [account] = await tx<{ issuer: string }[]>`select issuer from reseller where reseller_id = ${resellerId}`;
  const [other] = await tx<{ issuer: string }[]>`select issuer from reseller where reseller_id = ${instead}`;
  if (!account || !other) throw new Error('There is no such account.');
  await tx`update reseller set issuer = ${`${other.issuer} (aside)`} where reseller_id = ${instead}`;
  await tx`update reseller set issuer = ${other.issuer} where reseller_id = ${resellerId}`;
  await tx`update reseller set issuer = ${account.issuer} where reseller_id = ${instead}`;
};
