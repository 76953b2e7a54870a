// Sales in numbers, an hour apart: each with a customer, an eSIM and a settled payment with its receipt. They are no part of
// the ledger.
import type { Sql } from '#server/db/connect.ts';

export type SalesWanted = {
  /** The sold item. Resellers who do not keep its package get an item of it. */
  itemId: string;
  /** How many sales each of these resellers has. */
  counts: ReadonlyMap<string, number>;
};

/** Adds them, as the owner of the schema. */
export const addSales = async (owner: Sql, { itemId, counts }: SalesWanted): Promise<void> => {
  await owner.begin(async (tx) => {
    await tx`
      create temporary table wanted on commit drop as
      select reseller_id, n, gen_random_uuid() as id, lpad((row_number() over ())::text, 15, '0') as number
      from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::integer[]) as given (reseller_id, count),
        generate_series(1, count) n`;
    await tx`
      insert into inventory_item (id, reseller_id, product_id, name)
      select gen_random_uuid(), wanted.reseller_id, product_id, name
      from inventory_item, (select distinct reseller_id from wanted) wanted where id = ${itemId}
      on conflict do nothing`;
    await tx`insert into customer (id, reseller_id, email) select id, reseller_id, number || '@c.example' from wanted`;
    await tx`
      insert into profile_domain (id, reseller_id, customer_id, key)
      select wanted.id, wanted.reseller_id, wanted.id, p.profile_domain_key
      from wanted, inventory_item item join product p on p.id = item.product_id where item.id = ${itemId}`;
    await tx`
      insert into esim (id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code)
      select id, reseller_id, id, id, '8999' || number, number, 'LPA:1$smdp.example$' || number from wanted`;
    await tx`
      insert into sold_item (uid, reseller_id, inventory_item_id, product_id, customer_id, profile_domain_id,
        activation_type, state, name, channel_name, channel_type, purchase_price, retail_price, currency, activation_mode,
        size_value, size_unit, size_bytes, package_type, validity_size, validity_unit, validity_unlimited, validity,
        included_countries, profile_domain_key, created_at)
      select wanted.id, wanted.reseller_id, item.id, p.id, wanted.id, wanted.id, 'DATA_PLAN', 'purchased', p.name, 'POS',
        'POS', p.price, p.retail_price, 'USD', 'ON_DEMAND', size_value, size_unit, size_bytes, package_type, validity_size,
        validity_unit, validity_unlimited, validity, included_countries, p.profile_domain_key,
        now() - n * interval '1 hour'
      from wanted join inventory_item item using (reseller_id) join product p on p.id = item.product_id
      where p.id = (select product_id from inventory_item where id = ${itemId}) and item.removed_at is null`;
    await tx`
      insert into payment (id, reseller_id, purpose, status, currency, price, vat, vat_bps, total, method_id, method_name,
        success_url, error_url, cancel_url, actor, payment_url, created_at)
      select id, reseller_id, 'CREDIT', 'SUCCESS', 'USD', 100, 0, 0, 100, 'card', 'Card', '', '', '', 'test', '',
        now() - n * interval '1 hour' from wanted`;
    await tx`insert into payment_line (payment_id, reseller_id, amount, total) select id, reseller_id, 1, 100 from wanted`;
    await tx`
      insert into receipt (payment_id, reseller_id, number, issued_at, recipient)
      select id, reseller_id, number, now(), ${tx.json(recipient)} from wanted`;
    await tx`
      insert into idempotency_key (reseller_id, kind, key, request_hash, answer)
      select reseller_id, 'sale', number, '', jsonb_build_object('customer', jsonb_build_object('id', id))
      from wanted`;
    await tx`
      insert into event (reseller_id, type, data)
      select reseller_id, 'CUSTOMER_REGISTRATION', jsonb_build_object('uid', id) from wanted`;
  });
  await owner`analyze`;
};

const recipient = {
  firstName: 'Ann',
  lastName: 'Example',
  companyName: '',
  taxId: '',
  addressLine1: 'Hauptstraße 1',
  addressLine2: '',
  addressLine3: '',
  postalCode: '10115',
  townOrDistrict: 'Berlin',
  country: 'DE',
};
