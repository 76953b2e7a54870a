// A call whose idempotency key belongs to a call that is still running: the key is held as a running call holds it.
import type { Call } from './call.ts';
import type { Operation } from './documents.ts';
import type { Stage } from './stage.ts';

type Owner = { resellerId: string; channelId: string };

const ownerOf = async ({ db, seller }: Stage): Promise<Owner> => {
  const [owner] = await db.system<Owner[]>`
    select reseller_id, (select id from channel where channel.reseller_id = reseller.reseller_id order by created_at limit 1)
      as channel_id
    from reseller where email = ${seller.email}`;
  if (!owner) throw new Error('The seller is unknown');
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
  const caller = document === 'storefront' ? 'web' : channelId;
  const key = call.headers?.['Idempotency-Key'] ?? '';
  return (await stage.db.system.begin(async (tx) => {
    await tx`select idempotency_begin(${resellerId}, ${caller}, ${name}, ${key}, 'held')`;
    return work();
  })) as Result;
};
