// Runs a call once, however often it is sent. The key and its result are stored in the transaction of the effect.
import { createHash } from 'node:crypto';
import type { Call } from '../core/caller.ts';
import { carryOn } from '../core/request-context.ts';
import type { Database, TransactionSql } from './connect.ts';

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, canonical(part)]),
  );
};

/** Two bodies have the same hash when they have the same content, in any order of their fields. */
export const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body) ?? null))
    .digest('base64url');

type Json = Record<string, unknown>;

type Repeatable = { resellerId: string; body: unknown; key: string | undefined };

/**
 * Runs the work in this transaction, which is bound to the reseller, once for each idempotency key of this operation.
 */
export const runOnce = async <Answer extends Json>(
  tx: TransactionSql,
  operation: string,
  { resellerId, body, key: given }: Repeatable,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const [key, hash] = [given ?? null, hashOf(body)];
  const [known] = await tx<{ answer: Answer | null }[]>`
    select idempotency_begin(${resellerId}, ${operation}, ${key}, ${hash}) as answer`;
  if (known?.answer) return known.answer;
  const answer = await work();
  await tx`select idempotency_end(${resellerId}, ${operation}, ${key}, ${hash}, ${tx.json(answer as never)})`;
  return answer;
};

/**
 * Runs the work in a transaction of the caller's reseller, once for each idempotency key of this operation, and returns
 * its result. The same key with another body is refused with 422; while the first call runs, with 409. Without a
 * key it always runs.
 */
export const withIdempotency = async <Answer extends Json>(
  db: Database,
  operation: string,
  { caller: { resellerId }, body, key }: Call<unknown>,
  work: (tx: TransactionSql) => Promise<Answer>,
): Promise<Answer> => {
  const call = { resellerId, body, key };
  const answer = await db.forReseller(resellerId, (tx) => runOnce(tx, operation, call, () => work(tx)));
  carryOn();
  return answer;
};
