// A call whose idempotency key belongs to a call that is still running: the key is held as a running call holds it.
import type { Call } from './call.ts';
import type { Operation } from '../document.ts';
import type { Stage } from './stage.ts';

type Owner = { resellerId: string; channelId: string };

const ownerOf = async ({ db, seller }: Stage): Promise<Owner> => {
  const [clientId = ''] = Buffer.from((seller.callers['channel'] ?? '').slice('Basic '.length), 'base64')
    .toString()
    .split(':');
  const [owner] = await db.system<Owner[]>`
    select reseller_id, id as channel_id from channel where client_id = ${clientId}`;
  if (!owner) throw new Error('The seller has no channel');
  return owner;
};

/** `name` is the operation as the server names it when it takes the key. */
export const holdKey = async <Result>(
  stage: Stage,
  { document }: Operation,
  name: string,
  call: Call,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { resellerId, channelId } = await ownerOf(stage);
  const caller = document.name === 'storefront' ? 'web' : channelId;
  const key = call.headers?.['Idempotency-Key'] ?? '';
  return (await stage.db.system.begin(async (tx) => {
    await tx`select idempotency_begin(${resellerId}, ${caller}, ${name}, ${key}, 'held')`;
    return work();
  })) as Result;
};
