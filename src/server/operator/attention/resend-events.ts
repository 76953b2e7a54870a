import type { ResentEvents } from '#contract/operator/model/resentEvents.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { recordChange } from '../operators/index.ts';
import type { AttentionDeps } from './deps.ts';
import { givenUp } from './undelivered.ts';

/** More would keep newer events of the reseller waiting. */
const EVENTS_MAX = 1_000;

/** Sends a receiver everything that waits for it at once, and everything that was given up once more. */
export const resendEvents = async (
  { db: { system } }: AttentionDeps,
  caller: OperatorCaller,
  { params }: Input<'resendEvents'>,
): Promise<ResentEvents> => {
  const id = requireId(params.id);
  return system.begin(async (tx) => {
    const [webhook] = await tx<{ type: string }[]>`select type from webhook where id = ${id} for key share`;
    const { type } = orNotFound(webhook);
    const [{ waiting, again }] = await tx<[{ waiting: number; again: number }]>`
      with waiting as (
        update webhook_delivery set due_at = now() where webhook_id = ${id} and failures > 0 returning event_id
      ),
      lost as (
        select event_id, reseller_id from (${givenUp(tx)}) given_up
        where webhook_id = ${id} order by created_at limit ${EVENTS_MAX}
      ),
      -- Everything that changes deliveries does this, so an erasure comes before or after.
      held as (
        select e.id, e.reseller_id from event e join lost on lost.event_id = e.id for key share of e
      ),
      again as (
        insert into webhook_delivery (event_id, reseller_id, webhook_id)
        select id, reseller_id, ${id}::uuid from held on conflict (event_id) do nothing returning event_id
      )
      select (select count(*) from waiting) as waiting, (select count(*) from again) as again`;
    const after = { type, waiting, again };
    await recordChange(tx, caller, { action: 'webhook.resent', reference: id, before: {}, after });
    return { events: waiting + again };
  });
};
