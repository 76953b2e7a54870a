// Signing in to pay: a code, and for some accounts a password, buys a token.
import { randomBytes } from 'node:crypto';
import type { ExchangeAuthType } from '#contract/storefront/model/exchangeAuthType.ts';
import { digest } from '../../../core/encryption.ts';
import type { Sql, TransactionSql } from '../../../db/connect.ts';
import type { ExchangeCredentials, ExchangeUser, SignInOutcome } from '../gateway.ts';

const codeMinutes = 5;
const tokenMinutes = 10;
const triesPerCode = 5;
const tokenBytes = 32;

/** Begins a new sign-in. An unknown account is asked for a code as well, but no code is right. */
export const startSignIn = async (sql: Sql, { customer, username }: ExchangeUser): Promise<ExchangeAuthType> => {
  await sql`
    insert into reference_exchange_sign_in (customer, username, expires_at)
    values (${customer}, ${username}, now() + make_interval(mins => ${codeMinutes}))
    on conflict (customer, username) do update set tries = 0, expires_at = excluded.expires_at`;
  const [user] = await sql<{ authType: ExchangeAuthType }[]>`
    select auth_type from reference_exchange_user where username = ${username}`;
  return user?.authType ?? 'smsCode';
};

/** Counts the try. A code that has expired or was tried too often is refused. */
const takeTry = async (tx: TransactionSql, { customer, username }: ExchangeUser): Promise<boolean> => {
  const { count } = await tx`
    update reference_exchange_sign_in set tries = tries + 1
    where customer = ${customer} and username = ${username} and expires_at > now() and tries < ${triesPerCode}`;
  return count === 1;
};

const issueToken = async (tx: TransactionSql, { customer, username }: ExchangeUser): Promise<string> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  await tx`delete from reference_exchange_sign_in where customer = ${customer} and username = ${username}`;
  await tx`
    insert into reference_exchange_token (digest, customer, username, expires_at)
    values (${digest(token)}, ${customer}, ${username}, now() + make_interval(mins => ${tokenMinutes}))`;
  return token;
};

export const submitSignIn = (
  sql: Sql,
  user: ExchangeUser,
  { code, password }: ExchangeCredentials,
): Promise<SignInOutcome> =>
  sql.begin(async (tx): Promise<SignInOutcome> => {
    if (!(await takeTry(tx, user))) return { refusal: 'expired' };
    const [account] = await tx<{ locked: boolean }[]>`
      select locked from reference_exchange_user
      where username = ${user.username} and code = ${code} and password is not distinct from ${password ?? null}`;
    if (!account) return { refusal: 'wrong' };
    if (account.locked) return { refusal: 'locked' };
    return { token: await issueToken(tx, user) };
  });
