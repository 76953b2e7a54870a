import type { PackageFacts } from '#contract/operator/model/packageFacts.ts';
import type { PackageList } from '#contract/operator/model/packageList.ts';
import type { PackageOffer } from '#contract/operator/model/packageOffer.ts';
import type { PackageState } from '#contract/operator/model/packageState.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor } from '#domain/money.ts';
import { type CostRates, costInDollars } from '#domain/price-rule.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Sql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import { toSum } from '../operators/index.ts';
import { readPriceSettings, readRevision } from '../../products/index.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { byNameAndSize } from './package-order.ts';
import { findSimilar, isFound, type PackageSearch, rankOf, supplierNames, stateOf } from './package-search.ts';

type Row = {
  id: string;
  name: string;
  dataPackage: PackageFacts;
  supplier: string;
  code: string;
  state: PackageState;
  isTakenOff: boolean;
  isBelowCost: boolean;
  cost: Minor;
  costCurrency: string;
  price: Minor | null;
};

const reasonOf = ({ state, isTakenOff, isBelowCost }: Row, cost: Minor | undefined): PackageOffer['reason'] => {
  if (state !== 'OFF_SALE') return undefined;
  if (isTakenOff) return 'TAKEN_OFF';
  if (isBelowCost) return 'BELOW_COST';
  return cost === undefined ? 'NO_RATE' : 'TOO_EXPENSIVE';
};

/** The margin in money and in percent of the cost, both in US cents. */
const toMargin = (cost: Minor, price: Minor): Pick<PackageOffer, 'margin' | 'marginRate'> => ({
  margin: toSum(price - cost, DEFAULT_CURRENCY),
  marginRate: fromMinor(Math.round(((price - cost) * 10_000) / cost)),
});

const toOffer = (row: Row, rates: CostRates): PackageOffer => {
  const { id, name, dataPackage, supplier, code, state, price } = row;
  const cost = costInDollars(row, rates);
  return {
    id,
    name,
    dataPackage,
    supplier,
    code,
    state,
    ...omitNullish({ reason: reasonOf(row, cost) }),
    cost: toSum(row.cost, row.costCurrency),
    ...(price !== null && { price: toSum(price, DEFAULT_CURRENCY) }),
    ...(price !== null && cost !== undefined && toMargin(cost, price)),
  };
};

const offerColumns = (sql: Sql) => sql`
  p.id, p.name, package_facts(p) as data_package, w.supplier, coalesce(p.supplier_package, p.id::text) as code,
  ${stateOf(sql)} as state, w.taken_off_at is not null as is_taken_off,
  w.below_cost_since is not null as is_below_cost, w.cost, w.cost_currency, p.price`;

/** Those that are called almost as was searched for. They are shown only: a change finds none of them. */
const readSimilar = async (
  sql: Sql,
  search: PackageSearch,
  rates: CostRates,
): Promise<Pick<PackageList, 'similar'>> => {
  const similar = await findSimilar(sql, search);
  if (!similar) return {};
  const { ids, meant } = similar;
  const rows = await sql<Row[]>`
    select ${offerColumns(sql)} from product p join wholesale w on w.product_id = p.id
    where p.id = any (${ids}::uuid[]) order by array_position(${ids}::uuid[], p.id)`;
  return { similar: { items: rows.map((row) => toOffer(row, rates)), meant: [...meant] } };
};

/** A page of what suppliers offer, or have offered. */
export const listPackages = async (
  { db: { system: sql } }: OperatorPackageDeps,
  _caller: OperatorCaller,
  { query }: Input<'listPackages'>,
): Promise<PackageList> => {
  const { page_size: size, page_index: index, ...search } = query;
  // Read first: if there is a change in between, the list may be newer than the number, never older.
  const revision = await readRevision(sql);
  const [rows, [count], suppliers, { rates, cuts }] = await Promise.all([
    sql<Row[]>`
      select ${offerColumns(sql)}
      from product p join wholesale w on w.product_id = p.id
      where ${isFound(sql, search)}
      order by ${rankOf(sql, search.search)}, ${byNameAndSize(sql)} limit ${size} offset ${size * index}`,
    sql<[{ found: number }]>`
      select count(*) as found from product p join wholesale w on w.product_id = p.id where ${isFound(sql, search)}`,
    supplierNames(sql),
    readPriceSettings(sql),
  ]);
  return {
    items: rows.map((row) => toOffer(row, rates)),
    suppliers,
    cuts: { discountRate: cuts.discountBps / 100, bulkRate: cuts.bulkBps / 100 },
    found: count.found,
    revision,
    hasMore: size * (index + 1) < count.found,
    ...(count.found === 0 && search.search !== undefined && (await readSimilar(sql, search, rates))),
  };
};
