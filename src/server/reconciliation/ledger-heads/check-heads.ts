import type { StoreSecret } from '../../core/encryption.ts';
import type { Queryable } from '../../db/connect.ts';
import { faultOfHead, type Head, type HeadFault, type Newest } from './head.ts';

/** Further heads are looked up with the next statement. */
const BATCH = 10_000;

const keyOf = (account: number, transaction: number): string => `${account}|${transaction}`;

const findHashes = async (sql: Queryable, heads: readonly Head[]): Promise<ReadonlyMap<string, string>> => {
  const wanted = new Map(heads.flatMap(({ newest }) => newest.map((one) => [keyOf(...one), one] as const)));
  const pairs = [...wanted.values()];
  const hashes = new Map<string, string>();
  for (let start = 0; start < pairs.length; start += BATCH) {
    const batch = pairs.slice(start, start + BATCH);
    const rows = await sql<Newest[]>`
      select e.account_id as account, e.transaction_id as transaction, encode(e.hash, 'hex') as hash
      from unnest(${batch.map(([account]) => account)}::bigint[], ${batch.map(([, transaction]) => transaction)}::bigint[])
        as wanted (account, transaction)
      join ledger_entry e on e.transaction_id = wanted.transaction and e.account_id = wanted.account`;
    for (const { account, transaction, hash } of rows) hashes.set(keyOf(account, transaction), hash);
  }
  return hashes;
};

/** The heads that the ledger does not contain, in their order. */
export const checkHeads = async (sql: Queryable, secret: StoreSecret, heads: readonly Head[]): Promise<HeadFault[]> => {
  const hashes = await findHashes(sql, heads);
  return heads.flatMap((one) => {
    const fault = faultOfHead(secret, one, (account, transaction) => hashes.get(keyOf(account, transaction)));
    return fault ? [fault] : [];
  });
};
