// The orders at suppliers, of which the desk shows those that need attention alone.
import type { Database } from '#server/db/connect.ts';

type Store = { db: Database };

/** The next try of all open orders is due now. */
export const letOrdersBeDue = async ({ db }: Store): Promise<void> => {
  await db.system`update supply_order set due_at = now() where due_at is not null`;
};

/** How the orders of a reseller ended, and why. */
export const outcomesOf = ({ db }: Store, resellerId: string): Promise<{ state: string; reason: string | null }[]> =>
  db.system<{ state: string; reason: string | null }[]>`
    select state, reason from supply_order where reseller_id = ${resellerId}`;

/** Has sales ordered from a supplier, which delivered them: as those of another mode of the store. */
export const recordDeliveries = async ({ db }: Store, uids: readonly string[]): Promise<void> => {
  await db.system`
    insert into supply_order (uid, reseller_id, customer_id, supplier, package, esim_id, is_new_esim, state, due_at)
    select uid, reseller_id, customer_id, 'esim-go', 'a', gen_random_uuid(), true, 'DELIVERED', null
    from sold_item where uid = any (${[...uids]})`;
};
