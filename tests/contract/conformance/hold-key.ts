// A call whose idempotency key belongs to a call that is still running: the key is held as a running call holds it.
import { idOf } from '#support/stock-setup.ts';
import type { Call } from './call.ts';
import type { Stage } from './environment.ts';

/** `kind` is that of the call, as the server names it when it takes the key. */
export const holdKey = async <Result>(
  stage: Stage,
  kind: string,
  call: Call,
  work: () => Promise<Result>,
): Promise<Result> => {
  const resellerId = await idOf(stage, stage.seller);
  const key = call.headers?.['Idempotency-Key'] ?? '';
  return (await stage.db.system.begin(async (tx) => {
    await tx`select idempotency_begin(${resellerId}, ${kind}, ${key}, 'held')`;
    return work();
  })) as Result;
};
