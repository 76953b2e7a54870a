import type { Queryable, Sql } from '../db/connect.ts';
import type { SuppliedPackage, Supply } from '../gateways/index.ts';

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A package with the names of its columns. */
export const toRow = (supplied: SuppliedPackage): object => {
  const row = { ...supplied, validity: `${supplied.validitySize} ${supplied.validityUnit}` };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
};

const hasCatalogue = async (sql: Queryable): Promise<boolean> => {
  const [row] = await sql<[{ isThere: boolean }]>`select exists (select from product) as is_there`;
  return row.isThere;
};

/** Takes the catalogue of the supplier into a store without one. An existing catalogue keeps its prices. */
export const loadCatalogue = async (system: Sql, supply: Pick<Supply, 'listPackages'>): Promise<void> => {
  if (await hasCatalogue(system)) return;
  const packages = await supply.listPackages();
  await system.begin(async (tx) => {
    await tx`lock table product in share row exclusive mode`;
    if (await hasCatalogue(tx)) return;
    await tx`
      insert into product (
        id, name, country_set, included_countries, size_value, size_unit, size_bytes, package_type, validity_size,
        validity_unit, validity_unlimited, validity, profile_domain_key, price, retail_price, policy)
      select id, name, country_set, included_countries, size_value, size_unit, size_bytes, package_type, validity_size,
        validity_unit, validity_unlimited, validity, profile_domain_key, price, retail_price, policy
      from jsonb_to_recordset(${tx.json(packages.map(toRow) as never)}) as supplied (
        id uuid, name text, country_set text, included_countries text[], size_value double precision, size_unit text,
        size_bytes bigint, package_type text, validity_size integer, validity_unit text, validity_unlimited boolean,
        validity interval, profile_domain_key text, price bigint, retail_price bigint, policy jsonb)`;
  });
};
