import type { ListedPackage } from '#contract/operator/model/listedPackage.ts';
import type { PriceList } from '#contract/operator/model/priceList.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { toSum } from '../operators/index.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { countListed, type ListedRow, readListed } from './read-price-list.ts';

const toListed = ({ price, retailPrice, ...row }: ListedRow): ListedPackage => ({
  ...row,
  price: toSum(price, DEFAULT_CURRENCY),
  retailPrice: toSum(retailPrice, DEFAULT_CURRENCY),
});

/** A page of what was on sale at the end of a day. */
export const getPriceList = async (
  { db: { system: sql } }: OperatorPackageDeps,
  _caller: OperatorCaller,
  { query: { date, page_size: size, page_index: index } }: Input<'getPriceList'>,
): Promise<PriceList> => {
  const [rows, found, [first]] = await Promise.all([
    readListed(sql, date, { limit: size, offset: size * index }),
    countListed(sql, date),
    sql<[{ since: Date | null }]>`select min(since) as since from product_price`,
  ]);
  return {
    items: rows.map(toListed),
    found,
    ...(first.since && { keptSince: first.since.toISOString() }),
    hasMore: size * (index + 1) < found,
  };
};
