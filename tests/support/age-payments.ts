import type { Database } from '#server/db/connect.ts';

/** Has all that happened with the payments of a reseller so far have happened so many minutes earlier. */
export const agePayments = async ({ db }: { db: Database }, resellerId: string, minutes: number): Promise<void> => {
  await db.system`
    update payment set created_at = created_at - make_interval(mins => ${minutes}),
      asked_at = asked_at - make_interval(mins => ${minutes}), settled_at = settled_at - make_interval(mins => ${minutes})
    where reseller_id = ${resellerId}`;
};
