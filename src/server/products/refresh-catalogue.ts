import type { Sql } from '../db/connect.ts';
import type { SuppliedPackage } from '../gateways/index.ts';
import { toRow } from './load-catalogue.ts';

/**
 * Takes over what a supplier offers now, as it is there: what is new goes on sale, what vanished goes off, and stays with what
 * was sold. The ids of the packages are the supplier's.
 */
export const refreshCatalogue = (system: Sql, supplier: string, packages: readonly SuppliedPackage[]): Promise<void> =>
  system.begin(async (tx) => {
    await tx`lock table product in share row exclusive mode`;
    await tx`
      update product set active = false
      where supplier = ${supplier} and active and supplier_package <> all (${packages.map(({ id }) => id)}::text[])`;
    await tx`
      insert into product (
        id, supplier, supplier_package, name, country_set, included_countries, size_value, size_unit, size_bytes,
        package_type, validity_size, validity_unit, validity_unlimited, validity, profile_domain_key, price, retail_price,
        policy)
      select gen_random_uuid(), ${supplier}, supplied.id, supplied.name, supplied.country_set, supplied.included_countries,
        supplied.size_value, supplied.size_unit, supplied.size_bytes, supplied.package_type, supplied.validity_size,
        supplied.validity_unit, supplied.validity_unlimited, supplied.validity, supplied.profile_domain_key,
        supplied.price, supplied.retail_price, supplied.policy
      from jsonb_to_recordset(${tx.json(packages.map(toRow) as never)}) as supplied (
        id text, name text, country_set text, included_countries text[], size_value double precision, size_unit text,
        size_bytes bigint, package_type text, validity_size integer, validity_unit text, validity_unlimited boolean,
        validity interval, profile_domain_key text, price bigint, retail_price bigint, policy jsonb)
      on conflict (supplier, supplier_package) where supplier is not null do update set
        name = excluded.name, country_set = excluded.country_set, included_countries = excluded.included_countries,
        size_value = excluded.size_value, size_unit = excluded.size_unit, size_bytes = excluded.size_bytes,
        package_type = excluded.package_type, validity_size = excluded.validity_size,
        validity_unit = excluded.validity_unit, validity_unlimited = excluded.validity_unlimited,
        validity = excluded.validity, profile_domain_key = excluded.profile_domain_key, price = excluded.price,
        retail_price = excluded.retail_price, policy = excluded.policy, active = true`;
  });
