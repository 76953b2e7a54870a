// The orders that the simulator delivers at once, in books of its own.
import type { Sql } from '../../../db/connect.ts';
import type { IssuedProfile, OrderingSupply } from '../gateway.ts';

/** Like a wholesaler without idempotency keys: what is ordered twice is delivered twice. */
export const createSimulatedOrders = (system: Sql, issue: () => Promise<IssuedProfile[]>): OrderingSupply => ({
  order: async ({ reference, package: name, iccid }) => {
    const [profile] = iccid === null ? await issue() : [];
    await system`
      insert into reference_supply_order (reference, package, iccid, profile)
      values (${reference}, ${name}, ${iccid ?? profile?.iccid ?? ''}, ${profile ? system.json(profile) : null})`;
    return { state: 'DELIVERED', profile };
  },
  findOrder: async ({ reference }) => {
    const [order] = await system<{ profile: IssuedProfile | null }[]>`
      select profile from reference_supply_order where reference = ${reference} order by id limit 1`;
    return order && { state: 'DELIVERED', profile: order.profile ?? undefined };
  },
  withdraw: async (reference) => {
    const { count } = await system`
      update reference_supply_order set withdrawn_at = coalesce(withdrawn_at, now()) where reference = ${reference}`;
    return count > 0;
  },
});
