import type { PackageList } from '#contract/operator/model/packageList.ts';
import type { CostRates } from '#domain/price-rule.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Sql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import { readPriceSettings, readRevision } from '../../products/index.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { type OfferRow, offerColumns, readOffers, toOffer } from './package-offer.ts';
import { findSimilar, isFound, type PackageSearch, supplierNames } from './package-search.ts';

/** Those that are called almost as was searched for. They are shown only: a change finds none of them. */
const readSimilar = async (
  sql: Sql,
  search: PackageSearch,
  rates: CostRates,
): Promise<Pick<PackageList, 'similar'>> => {
  const similar = await findSimilar(sql, search);
  if (!similar) return {};
  const { ids, meant } = similar;
  const rows = await sql<OfferRow[]>`
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
    readOffers(sql, search, { limit: size, offset: size * index }),
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
