// Takes over what suppliers offer.
import { clipText } from '#domain/plain-text.ts';
import { SIMULATOR } from '#domain/simulator.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { Log } from '../core/log.ts';
import { sayError } from '../core/say-error.ts';
import type { Queryable, Sql, TransactionSql } from '../db/connect.ts';
import type { SuppliedPackage, Supply } from '../gateways/index.ts';
import { lockCatalogue } from './prices/revision.ts';
import { reprice } from './prices/reprice.ts';
import { readPriceSettings } from './prices/settings.ts';

type Catalogue = {
  supplier: string;
  packages: readonly SuppliedPackage[];
  /** Whether its packages are delivered from the pool of profiles. They then keep the supplier's ids. */
  isPooled: boolean;
};

/** How many packages are new, differ from before, or are no longer offered. */
type Counts = { added: number; changed: number; vanished: number };

type Rows = ReturnType<TransactionSql['json']>;

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

/** The ids of known packages, by the supplier's ids. */
const findIds = async (tx: TransactionSql, supplier: string): Promise<Map<string, string>> => {
  const known = await tx<{ id: string; supplierPackage: string }[]>`
    select id, supplier_package from product where supplier = ${supplier}`;
  return new Map(known.map(({ id, supplierPackage }) => [supplierPackage, id]));
};

/** The packages as rows of both tables. A new package is not on sale before it has a price. */
const toRows = ({ supplier, packages, isPooled }: Catalogue, ids: ReadonlyMap<string, string>): object[] => {
  const distinct = new Map(packages.map((supplied) => [supplied.id, supplied]));
  return [...distinct.values()].map(({ id, retailPrice, ...supplied }) => {
    const { validitySize, validityUnit } = supplied;
    return toColumns({
      ...supplied,
      // Travellers read it: no sign of another store's names turns the text around it.
      name: clipText(supplied.name) || id,
      id: isPooled ? id : (ids.get(id) ?? randomUUID()),
      supplier: isPooled ? null : supplier,
      supplierPackage: isPooled ? null : id,
      validity: `${validitySize} ${validityUnit}`,
      active: false,
      recommendedPrice: retailPrice,
    });
  });
};

/** The columns of a product that its supplier fills, apart from the ids. */
const facts = (tx: TransactionSql) => tx`
  name, country_set, included_countries, size_value, size_unit, size_bytes, package_type, validity_size, validity_unit,
  validity_unlimited, validity, profile_domain_key, policy`;

/** What a catalogue changes in the packages of its supplier, counted before it is written. */
const countChanges = async (tx: TransactionSql, supplier: string, rows: Rows): Promise<Counts> => {
  const factsOf = (row: ReturnType<TransactionSql>) => tx`
    (select to_jsonb(told) from (select ${facts(tx)} from (select ${row}.*) as one) as told)`;
  const [counts] = await tx<[Counts]>`
    select count(*) filter (where w.product_id is null and offer.id is not null) as added,
      count(*) filter (where w.product_id is not null and offer.id is not null and (not w.offered
        or (w.cost, w.cost_currency, w.recommended_price) is distinct from
          (supplied.cost, supplied.cost_currency, supplied.recommended_price)
        or ${factsOf(tx`p`)} <> ${factsOf(tx`offer`)})) as changed,
      count(*) filter (where w.offered and offer.id is null) as vanished
    from jsonb_populate_recordset(null::product, ${rows}) as offer
      join jsonb_to_recordset(${rows}) as supplied (id uuid, cost bigint, cost_currency text, recommended_price bigint)
        on supplied.id = offer.id
      full join (select * from wholesale where supplier = ${supplier}) as w on w.product_id = offer.id
      left join product p on p.id = w.product_id`;
  return counts;
};

const writePackages = async (tx: TransactionSql, catalogue: Catalogue, isApproved: boolean): Promise<Counts> => {
  const { supplier, isPooled } = catalogue;
  const ids = isPooled ? new Map<string, string>() : await findIds(tx, supplier);
  const rows = tx.json(toRows(catalogue, ids) as never);
  const counts = await countChanges(tx, supplier, rows);
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
  return counts;
};

const NO_CHANGES: Counts = { added: 0, changed: 0, vanished: 0 };

const recordTake = async (sql: Queryable, supplier: string, counts: Counts): Promise<void> => {
  await sql`
    insert into catalogue_take ${sql({ supplier, takenAt: new Date(), ...counts })}
    on conflict (supplier) do update set taken_at = excluded.taken_at, added = excluded.added,
      changed = excluded.changed, vanished = excluded.vanished, failed_at = null, failure = null`;
};

const FAILURE_LENGTH_MAX = 500;

/** Records why the catalogue of a supplier could not be taken, until one is. */
export const recordFailedTake = async (system: Sql, supplier: string, error: unknown): Promise<void> => {
  const failure = (sayError(error) ?? '').slice(0, FAILURE_LENGTH_MAX);
  await system`
    insert into catalogue_take ${system({ supplier, failedAt: new Date(), failure })}
    on conflict (supplier) do update set failed_at = excluded.failed_at, failure = excluded.failure`;
};

const takeCatalogue = async (system: Sql, catalogue: Catalogue, log: Log): Promise<void> => {
  const { supplier } = catalogue;
  const digest = digestOf(catalogue);
  if (await isTaken(system, supplier, digest)) return recordTake(system, supplier, NO_CHANGES);
  await system.begin(async (tx) => {
    await lockCatalogue(tx);
    if (await isTaken(tx, supplier, digest)) return recordTake(tx, supplier, NO_CHANGES);
    const settings = await readPriceSettings(tx);
    const counts = await writePackages(tx, catalogue, settings.newPackages === 'at once');
    await recordTake(tx, supplier, counts);
    await reprice(tx, settings, log);
    await tx`
      insert into supplier_catalogue (supplier, digest) values (${supplier}, ${digest})
      on conflict (supplier) do update set digest = excluded.digest, taken_at = now()`;
  });
};

/** Takes over what the simulator offers; nothing changes unless a new version changed it. */
export const loadCatalogue = async (system: Sql, supply: Pick<Supply, 'listPackages'>, log: Log): Promise<void> =>
  takeCatalogue(system, { supplier: SIMULATOR, packages: await supply.listPackages(), isPooled: true }, log);

/**
 * Takes over what a supplier offers now. New packages go on sale, at once or after approval, at the price that the
 * rules give them; packages that are no longer offered go off sale, and stay with what was sold. The ids of the
 * packages are the supplier's.
 */
export const refreshCatalogue = (
  system: Sql,
  supplier: string,
  packages: readonly SuppliedPackage[],
  log: Log,
): Promise<void> => takeCatalogue(system, { supplier, packages, isPooled: false }, log);
