// The orders that the simulator delivers at once, in its own books.
import type { Sql } from '../../../db/connect.ts';
import type { FoundOrder, IssuedProfile, OrderingSupply } from '../gateway.ts';

/** Behaves like a wholesaler without idempotency keys: what is ordered twice is delivered twice. */
export const createSimulatedOrders = (system: Sql, issue: () => Promise<IssuedProfile[]>): OrderingSupply => ({
  order: async ({ reference, package: name, iccid }) => {
    const [profile] = iccid === null ? await issue() : [];
    await system`
      insert into reference_supply_order (reference, package, iccid, profile)
      values (${reference}, ${name}, ${iccid ?? profile?.iccid ?? ''}, ${profile ? system.json(profile) : null})`;
    return { state: 'DELIVERED', profile };
  },
  findOrders: async (orders) => {
    const references = orders.map(({ reference }) => reference);
    const found = await system<{ reference: string; profile: IssuedProfile | null }[]>`
      select distinct on (reference) reference, profile from reference_supply_order
      where reference = any (${references}::uuid[]) order by reference, id`;
    const delivered = new Map<string, FoundOrder>(
      found.map(({ reference, profile }) => [reference, { state: 'DELIVERED', profile: profile ?? undefined }]),
    );
    return new Map(references.map((reference) => [reference, delivered.get(reference) ?? { state: 'ABSENT' }]));
  },
  withdraw: async (reference) => {
    const { count } = await system`
      update reference_supply_order set withdrawn_at = coalesce(withdrawn_at, now()) where reference = ${reference}`;
    return count > 0;
  },
});
