// The eSIMs that eSIM Go delivered.
import type { Sql } from '../../../db/connect.ts';

/** One that it delivered; none for another number. */
export const findEsims = async (system: Sql, iccid: string): Promise<string[]> => {
  const rows = await system<{ iccid: string }[]>`select iccid from esim_go_esim where iccid = ${iccid}`;
  return rows.map((row) => row.iccid);
};

/** Notes that something happened on an eSIM: it is the next to be asked about. */
export const noteEvent = async (system: Sql, iccid: string): Promise<void> => {
  await system`update esim_go_esim set asked_at = '-infinity' where iccid = ${iccid}`;
};

/**
 * Takes those that are in use and were not asked about for longest, but for an hour at least: another process does not ask
 * about them then. What ended is asked about for one more day.
 */
export const takeEsims = async (system: Sql, count: number): Promise<string[]> => {
  const rows = await system<{ iccid: string }[]>`
    update esim_go_esim taken set asked_at = now()
    from (
      select g.iccid from esim_go_esim g
      join esim e on e.iccid = g.iccid and e.active
      where g.asked_at < now() - interval '1 hour' and exists (
        select from sold_item i
        where i.reseller_id = e.reseller_id and i.profile_domain_id = e.profile_domain_id and i.state <> 'refunded'
          and (i.expires_at is null or i.expires_at > now() - interval '1 day'))
      order by g.asked_at limit ${count}
      for no key update of g skip locked) due
    where taken.iccid = due.iccid
    returning taken.iccid`;
  return rows.map((row) => row.iccid);
};
