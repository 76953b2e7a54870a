// What the desk says of a package, in its list and in the file of it.
import type { PackageFacts } from '#contract/operator/model/packageFacts.ts';
import type { PackageOffer } from '#contract/operator/model/packageOffer.ts';
import type { PackageState } from '#contract/operator/model/packageState.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor } from '#domain/money.ts';
import { type CostRates, costInDollars } from '#domain/price-rule.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Sql } from '../../db/connect.ts';
import { toSum } from '../operators/index.ts';
import { byNameAndSize } from './package-order.ts';
import { isFound, type PackageSearch, rankOf, stateOf } from './package-search.ts';

export type OfferRow = {
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

const reasonOf = ({ state, isTakenOff, isBelowCost }: OfferRow, cost: Minor | undefined): PackageOffer['reason'] => {
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

export const toOffer = (row: OfferRow, rates: CostRates): PackageOffer => {
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

export const offerColumns = (sql: Sql) => sql`
  p.id, p.name, package_facts(p) as data_package, w.supplier, coalesce(p.supplier_package, p.id::text) as code,
  ${stateOf(sql)} as state, w.taken_off_at is not null as is_taken_off,
  w.below_cost_since is not null as is_below_cost, w.cost, w.cost_currency, p.price`;

/** A page of what a search finds, or all of it, the best first. */
export const readOffers = (
  sql: Sql,
  search: PackageSearch,
  { limit, offset }: { limit: number | null; offset: number },
): Promise<OfferRow[]> => sql<OfferRow[]>`
  select ${offerColumns(sql)}
  from product p join wholesale w on w.product_id = p.id
  where ${isFound(sql, search)}
  order by ${rankOf(sql, search.search)}, ${byNameAndSize(sql)} limit ${limit} offset ${offset}`;
