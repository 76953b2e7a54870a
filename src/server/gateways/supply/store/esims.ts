// The eSIMs that another store delivered.
import type { Sql } from '../../../db/connect.ts';

/** Whose an eSIM is at the supplying store. */
export type StoreEsim = { iccid: string; customerUid: string; profileDomainId: string };

export const keepStoreEsim = async (system: Sql, esim: StoreEsim): Promise<void> => {
  await system`insert into store_esim ${system(esim)} on conflict (iccid) do nothing`;
};

/** Throws when it was not delivered by that store. */
export const findStoreEsim = async (system: Sql, iccid: string): Promise<StoreEsim> => {
  const [esim] = await system<StoreEsim[]>`
    select iccid, customer_uid, profile_domain_id from store_esim where iccid = ${iccid}`;
  if (!esim) throw new Error(`The supplying store delivered no eSIM ${iccid}`);
  return esim;
};

/** The eSIMs among these that the store delivered. */
export const findStoreEsims = (system: Sql, iccids: readonly string[]): Promise<StoreEsim[]> =>
  system<StoreEsim[]>`
    select iccid, customer_uid, profile_domain_id from store_esim where iccid = any(${iccids as string[]}::text[])`;

/**
 * Takes those that are in use and were not asked about for longest, but for ten minutes at least: another process does not
 * ask about them then. What ended is asked about for one more day.
 */
export const takeStoreEsims = (system: Sql, count: number): Promise<StoreEsim[]> =>
  system<StoreEsim[]>`
    update store_esim taken set asked_at = now()
    from (
      select s.iccid from store_esim s
      join esim e on e.iccid = s.iccid and e.active
      where s.asked_at < now() - interval '10 minutes' and exists (
        select from sold_item i
        where i.reseller_id = e.reseller_id and i.profile_domain_id = e.profile_domain_id and i.state <> 'refunded'
          and (i.expires_at is null or i.expires_at > now() - interval '1 day'))
      order by s.asked_at limit ${count}
      for no key update of s skip locked) due
    where taken.iccid = due.iccid
    returning taken.iccid, customer_uid, profile_domain_id`;
