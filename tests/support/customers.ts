// Customers in numbers, each with a profile domain and an eSIM as a sale would have made them, but without a sale.
import type { Database } from '#server/db/connect.ts';
import type { Reseller } from './reseller.ts';

type Store = { db: Database };

export type AddedCustomer = { uid: string; email: string; iccid: string; domainId: string };

/** One customer for each e-mail address, the last one the newest; in the order given. */
export const addCustomers = async ({ db }: Store, reseller: Reseller, emails: string[]): Promise<AddedCustomer[]> =>
  db.system<AddedCustomer[]>`
    with wanted as (
      select given.email, position, gen_random_uuid() as uid, gen_random_uuid() as domain_id, gen_random_uuid() as esim_id,
        reseller_id, now() - make_interval(hours => 1) + make_interval(secs => position::integer) as created_at
      from unnest(${emails}::text[]) with ordinality as given (email, position), reseller
      where reseller.email = ${reseller.email}
    ), customers as (
      insert into customer (id, reseller_id, email, created_at) select uid, reseller_id, email, created_at from wanted
      returning id
    ), domains as (
      insert into profile_domain (id, reseller_id, customer_id, key)
      select domain_id, reseller_id, uid, 'core' from wanted returning id
    ), taken as (
      delete from esim_pool where id in (select id from esim_pool limit ${emails.length} for update skip locked)
      returning *
    ), profiles as (
      select *, row_number() over () as position from taken
    ), esims as (
      insert into esim (id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code)
      select p.id, reseller_id, uid, domain_id, iccid, imsi, activation_code
      from wanted join profiles p using (position) returning customer_id, iccid
    )
    select uid, email, iccid, domain_id from wanted join esims on esims.customer_id = uid order by position`;
