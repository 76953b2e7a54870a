// The eSIMs that a supplier delivered, as a queue of those that it has to be asked about.
import type { Queryable } from '../../db/connect.ts';

export type EsimQueue = {
  /** A table with iccid and asked_at. */
  table: string;
  /** How long an eSIM is not asked about again. */
  pause: string;
};

/**
 * The most eSIMs that one statement looks at, and the most statements of one call. eSIMs that have ended leave the
 * queue on the way.
 */
const LOOKED_AT = 100;
const STATEMENTS_MAX = 50;

/**
 * Takes the eSIMs in use that were not asked about for the longest time, so that no other process asks about them. An
 * eSIM that has ended is asked about for one more day; after that it leaves the queue, until something is delivered
 * onto it or reported about it.
 */
export const takeEsims = async (sql: Queryable, { table, pause }: EsimQueue, count: number): Promise<string[]> => {
  for (let statement = 0; statement < STATEMENTS_MAX; statement++) {
    const rows = await sql<{ iccid: string; isInUse: boolean; lookedAt: number }[]>`
      with due as (
        select iccid, asked_at from ${sql(table)}
        where asked_at < now() - ${pause}::interval order by asked_at limit ${LOOKED_AT}
        for no key update skip locked),
      looked_at as (
        select due.*, exists (
          select from esim e join sold_item i
            on i.reseller_id = e.reseller_id and i.profile_domain_id = e.profile_domain_id and i.state <> 'refunded'
              and (i.expires_at is null or i.expires_at > now() - interval '1 day')
          where e.iccid = due.iccid and e.active) as is_in_use
        from due),
      taken as (select iccid from looked_at where is_in_use order by asked_at limit ${count})
      update ${sql(table)} esim
      set asked_at = case when esim.iccid = any (array(select iccid from taken)) then now() else 'infinity' end
      where esim.iccid = any (array(select iccid from looked_at where not is_in_use union all select iccid from taken))
      returning esim.iccid, esim.asked_at < 'infinity' as is_in_use, (select count(*) from due) as looked_at`;
    const inUse = rows.filter(({ isInUse }) => isInUse).map(({ iccid }) => iccid);
    if (inUse.length > 0 || (rows[0]?.lookedAt ?? 0) < LOOKED_AT) return inUse;
  }
  return [];
};

/** Puts an eSIM that had left the queue back into it. */
export const returnEsim = async (sql: Queryable, { table }: EsimQueue, iccid: string): Promise<void> => {
  await sql`update ${sql(table)} set asked_at = now() where iccid = ${iccid} and asked_at = 'infinity'`;
};
