// Rows of what the demo store does not do business with: other suppliers, and outages of vendors. They are written as the store would
// write them, and no invariant is about them.
import type { Sql } from '#server/db/connect.ts';

/** As the system, which row-level security lets see all rows. */
export const addVendors = (owner: Sql): Promise<unknown> =>
  owner.begin((tx) =>
    tx
      .unsafe(
        `set local role simshelf_system;
         insert into supplier_balance (supplier, amount, currency, is_low, low_since) values ('esim-go', 900, 'USD', true, now());
         insert into supplier_outage (supplier, reason) values ('esim-go', 'It did not answer within 20 s');
         insert into supplier_back (supplier) values ('store');
         insert into supplier_pace (supplier, next_at) values ('esim-go', now());
         insert into payment_outage (method_id) values ('stripe');
         insert into esim_go_esim (iccid) values ('8944110000000000001');
         insert into esim_go_order (reference, package, sent_at, order_reference, iccid, total)
           values (gen_random_uuid(), 'esim_1GB_7D_FR', now(), 'a1b2', '8944110000000000001', 1.25);
         insert into esim_go_purchase (order_reference, package, iccid, total, created_at, is_foreign)
           values ('c3d4', 'esim_1GB_7D_FR', '8944110000000000002', 1.25, now(), true);
         insert into store_esim (iccid, customer_uid, profile_domain_id)
           values ('8944110000000000003', gen_random_uuid(), gen_random_uuid());
         insert into price_rules (rules) values ('{"newPackages": "after approval", "floor": 0, "rules": []}');
         insert into reference_exchange_sign_in (customer, username, expires_at)
           select reseller_id, '+491701234567', now() + interval '5 minutes' from payment_card limit 1;
         insert into reference_exchange_token (digest, customer, username, expires_at)
           select '\\x00', reseller_id, '+491701234567', now() + interval '5 minutes' from payment_card limit 1;
         insert into reference_exchange_charge (id, outcome, message) values (gen_random_uuid(), 'FAILURE', 'Closed');`,
      )
      .simple(),
  );
