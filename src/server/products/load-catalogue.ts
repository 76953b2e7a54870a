import type { Sql } from '../db/connect.ts';
import { type SeedPackage, seedPackages } from './seed-packages.ts';

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A package with the names of its columns. */
const toRow = (seed: SeedPackage): object => {
  const row = { ...seed, validity: `${seed.validitySize} ${seed.validityUnit}` };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
};

/** Loads the catalogue into a store without one. An existing catalogue keeps its prices. */
export const loadCatalogue = async (system: Sql): Promise<void> => {
  await system.begin(async (tx) => {
    await tx`lock table product in share row exclusive mode`;
    const [known] = await tx`select 1 from product limit 1`;
    if (known) return;
    await tx`
      insert into product (
        id, name, country_set, included_countries, size_value, size_unit, size_bytes, package_type, validity_size,
        validity_unit, validity_unlimited, validity, profile_domain_key, price, retail_price, policy)
      select id, name, country_set, included_countries, size_value, size_unit, size_bytes, package_type, validity_size,
        validity_unit, validity_unlimited, validity, profile_domain_key, price, retail_price, policy
      from jsonb_to_recordset(${tx.json(seedPackages().map(toRow) as never)}) as seed (
        id uuid, name text, country_set text, included_countries text[], size_value double precision, size_unit text,
        size_bytes bigint, package_type text, validity_size integer, validity_unit text, validity_unlimited boolean,
        validity interval, profile_domain_key text, price bigint, retail_price bigint, policy jsonb)`;
  });
};
