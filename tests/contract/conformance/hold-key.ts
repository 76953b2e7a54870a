// A call whose idempotency key belongs to a call that is still running: the key is held as a running call holds it.
import type { Call } from './call.ts';
import type { Stage } from './environment.ts';

const resellerOf = async ({ db, seller }: Stage): Promise<string> => {
  const [row] = await db.system<{ resellerId: string }[]>`
    select reseller_id from reseller where email = ${seller.email}`;
  if (!row) throw new Error('There is no such seller');
  return row.resellerId;
};

/** `kind` is that of the call, as the server names it when it takes the key. */
export const holdKey = async <Result>(
  stage: Stage,
  kind: string,
  call: Call,
  work: () => Promise<Result>,
): Promise<Result> => {
  const resellerId = await resellerOf(stage);
  const key = call.headers?.['Idempotency-Key'] ?? '';
  return (await stage.db.system.begin(async (tx) => {
    await tx`select idempotency_begin(${resellerId}, ${kind}, ${key}, 'held')`;
    return work();
  })) as Result;
};
