// Takes over what suppliers offer.
import { createHash, randomUUID } from 'node:crypto';
import type { Log } from '../core/log.ts';
import type { Queryable, Sql, TransactionSql } from '../db/connect.ts';
import { SIMULATOR, type SuppliedPackage, type Supply } from '../gateways/index.ts';
import { lockCatalogue } from './prices/revision.ts';
import { reprice } from './prices/reprice.ts';
import { readPriceSettings } from './prices/settings.ts';

type Catalogue = {
  supplier: string;
  packages: readonly SuppliedPackage[];
  /** Delivered from the pool of profiles. Its packages keep the supplier's ids. */
  isPooled: boolean;
};

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toColumns = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));

const digestOf = ({ packages }: Catalogue): string =>
  createHash('sha256').update(JSON.stringify(packages)).digest('base64url');

const isTaken = async (sql: Queryable, supplier: string, digest: string): Promise<boolean> => {
  const [row] = await sql<[{ isTaken: boolean }]>`
    select exists (select from supplier_catalogue where supplier = ${supplier} and digest = ${digest}) as is_taken`;
  return row.isTaken;
};

/** The ids of packages that are known already, by the supplier's. */
const findIds = async (tx: TransactionSql, supplier: string): Promise<Map<string, string>> => {
  const known = await tx<{ id: string; supplierPackage: string }[]>`
    select id, supplier_package from product where supplier = ${supplier}`;
  return new Map(known.map(({ id, supplierPackage }) => [supplierPackage, id]));
};

/** The packages as rows of both tables. A new one is not on sale before it has a price. */
const toRows = ({ supplier, packages, isPooled }: Catalogue, ids: ReadonlyMap<string, string>): object[] => {
  const distinct = new Map(packages.map((supplied) => [supplied.id, supplied]));
  return [...distinct.values()].map(({ id, retailPrice, ...supplied }) => {
    const { validitySize, validityUnit } = supplied;
    return toColumns({
      ...supplied,
      id: isPooled ? id : (ids.get(id) ?? randomUUID()),
      supplier: isPooled ? null : supplier,
      supplierPackage: isPooled ? null : id,
      validity: `${validitySize} ${validityUnit}`,
      active: false,
      recommendedPrice: retailPrice,
    });
  });
};

/** The columns of a product that its supplier fills, besides the ids. */
const facts = (tx: TransactionSql) => tx`
  name, country_set, included_countries, size_value, size_unit, size_bytes, package_type, validity_size, validity_unit,
  validity_unlimited, validity, profile_domain_key, policy`;

const writePackages = async (tx: TransactionSql, catalogue: Catalogue, isApproved: boolean): Promise<void> => {
  const { supplier, isPooled } = catalogue;
  const ids = isPooled ? new Map<string, string>() : await findIds(tx, supplier);
  const rows = tx.json(toRows(catalogue, ids) as never);
  await tx`
    insert into product select * from jsonb_populate_recordset(null::product, ${rows})
    on conflict (id) do update set (${facts(tx)}) = (select ${facts(tx)} from (select excluded.*) as offered)`;
  await tx`
    update wholesale set offered = false
    where supplier = ${supplier} and offered
      and product_id not in (select id from jsonb_to_recordset(${rows}) as supplied (id uuid))`;
  await tx`
    insert into wholesale (product_id, supplier, cost, cost_currency, recommended_price, approved_at)
    select id, ${supplier}, cost, cost_currency, recommended_price, case when ${isApproved} then now() end
    from jsonb_to_recordset(${rows}) as supplied (id uuid, cost bigint, cost_currency text, recommended_price bigint)
    on conflict (product_id) do update set
      cost = excluded.cost, cost_currency = excluded.cost_currency, recommended_price = excluded.recommended_price,
      offered = true`;
};

const takeCatalogue = async (system: Sql, catalogue: Catalogue, log: Log): Promise<void> => {
  const { supplier } = catalogue;
  const digest = digestOf(catalogue);
  if (await isTaken(system, supplier, digest)) return;
  await system.begin(async (tx) => {
    await lockCatalogue(tx);
    if (await isTaken(tx, supplier, digest)) return;
    const settings = await readPriceSettings(tx);
    await writePackages(tx, catalogue, settings.newPackages === 'at once');
    await reprice(tx, settings, log);
    await tx`
      insert into supplier_catalogue (supplier, digest) values (${supplier}, ${digest})
      on conflict (supplier) do update set digest = excluded.digest, taken_at = now()`;
  });
};

/** Takes over what the simulator offers: nothing, unless it was changed by a new version. */
export const loadCatalogue = async (system: Sql, supply: Pick<Supply, 'listPackages'>, log: Log): Promise<void> =>
  takeCatalogue(system, { supplier: SIMULATOR, packages: await supply.listPackages(), isPooled: true }, log);

/**
 * Takes over what a supplier offers now: what is new goes on sale, at once or after approval, at the price that the rules
 * give it; what vanished goes off, and stays with what was sold. The ids of the packages are the supplier's.
 */
export const refreshCatalogue = (
  system: Sql,
  supplier: string,
  packages: readonly SuppliedPackage[],
  log: Log,
): Promise<void> => takeCatalogue(system, { supplier, packages, isPooled: false }, log);
