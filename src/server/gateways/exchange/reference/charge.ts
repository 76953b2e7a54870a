// Takes money from an account, once for each payment of the store.
import { digest } from '../../../core/encryption.ts';
import type { Sql, TransactionSql } from '../../../db/connect.ts';
import type { ChargeOutcome, ExchangeCharge } from '../gateway.ts';
import { refusals } from './refusals.ts';

type ChargeRow = { outcome: ChargeOutcome['outcome']; message: string | null };

const failure = (message: string): ChargeOutcome => ({ outcome: 'FAILURE', message });

const findCharge = async (tx: TransactionSql, id: string): Promise<ChargeOutcome> => {
  const [row] = await tx<ChargeRow[]>`select outcome, message from reference_exchange_charge where id = ${id}`;
  return row?.outcome === 'SUCCESS' ? { outcome: 'SUCCESS' } : failure(row?.message ?? refusals.closed);
};

/** Records a charge as refused. Returns false when it is known already; waits for a charge that is being made. */
const open = async (tx: TransactionSql, id: string): Promise<boolean> => {
  const { count } = await tx`
    insert into reference_exchange_charge (id, outcome, message) values (${id}, 'FAILURE', ${refusals.closed})
    on conflict (id) do nothing`;
  return count === 1;
};

/** Uses up the token, whatever is decided afterwards: it pays once. */
const spendToken = async (tx: TransactionSql, { customer, token }: ExchangeCharge): Promise<string | undefined> => {
  const [session] = await tx<{ username: string }[]>`
    delete from reference_exchange_token
    where digest = ${digest(token)} and customer = ${customer} and expires_at > now()
    returning username`;
  return session?.username;
};

const takeMoney = async (
  tx: TransactionSql,
  username: string,
  { amount, currency }: ExchangeCharge,
): Promise<ChargeOutcome> => {
  const { count } = await tx`
    update reference_exchange_user set balance = balance - ${amount}
    where username = ${username} and not locked and currency = ${currency} and balance >= ${amount}`;
  return count === 1 ? { outcome: 'SUCCESS' } : failure(refusals.balanceTooLow);
};

export const charge = (sql: Sql, order: ExchangeCharge): Promise<ChargeOutcome> =>
  sql.begin(async (tx) => {
    const { id, amount, currency } = order;
    if (!(await open(tx, id))) return findCharge(tx, id);
    const username = await spendToken(tx, order);
    const result = username === undefined ? failure(refusals.signInAgain) : await takeMoney(tx, username, order);
    const message = result.outcome === 'SUCCESS' ? null : result.message;
    await tx`
      update reference_exchange_charge set outcome = ${result.outcome}, message = ${message},
        username = ${username ?? null}, amount = ${amount}, currency = ${currency}
      where id = ${id}`;
    return result;
  });

export const closeCharge = (sql: Sql, id: string): Promise<ChargeOutcome> =>
  sql.begin(async (tx) => {
    await open(tx, id);
    return findCharge(tx, id);
  });
