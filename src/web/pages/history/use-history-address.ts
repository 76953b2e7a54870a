import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { spanOf } from '#domain/date-range.ts';
import { isEmail, isIccid } from '#domain/patterns.ts';
import {
  DEFAULT_SALES_ORDER,
  isNewestFirst,
  SALES_SORT_KEYS,
  type SalesOrder,
  type SalesSortKey,
} from '#domain/sales-list.ts';
import type { HistoryFilterValues } from '#web/components/sales/history/HistoryFilters.tsx';
import { paths } from '#web/paths.ts';

export type HistoryAddress = {
  filters: HistoryFilterValues;
  setFilters: (filters: HistoryFilterValues) => void;
  order: SalesOrder;
  setOrder: (order: SalesOrder) => void;
  /** The state that the list passes to a detail, so that the back link leads to the same list. */
  query: Record<string, string>;
};

type Query = URLSearchParams;

const readOrder = (query: Query): SalesOrder => {
  const key = query.get('sortKeyHistory')?.toUpperCase();
  const isKnown = (SALES_SORT_KEYS as readonly (string | undefined)[]).includes(key);
  if (!isKnown) return DEFAULT_SALES_ORDER;
  return { key: key as SalesSortKey, isDescending: query.get('sortDirHistory')?.toUpperCase() === 'DESC' };
};

const readFilters = (query: Query): HistoryFilterValues => {
  const identifier = query.get('user') ?? '';
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return {
    ...(isEmail(identifier) && { user: { key: 'EMAIL' as const, identifier } }),
    ...(isIccid(identifier) && { user: { key: 'ICCID' as const, identifier } }),
    ...(spanOf({ from, to }) && { time: { from, to } }),
  };
};

const write = ({ user, time }: HistoryFilterValues, order: SalesOrder): Record<string, string> => ({
  ...(user && { user: user.identifier }),
  ...time,
  ...(!isNewestFirst(order) && { sortKeyHistory: order.key, sortDirHistory: order.isDescending ? 'DESC' : 'ASC' }),
});

/** The history's state in its address: filters and order survive a visit to a sale, and a reload. */
export const useHistoryAddress = (): HistoryAddress => {
  const [query, setQuery] = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(query);
    const order = readOrder(query);
    const show = (values: Record<string, string>): void => setQuery(values, { replace: true });
    return {
      filters,
      setFilters: (next) => show(write(next, order)),
      order,
      setOrder: (next) => show(write(filters, next)),
      query: write(filters, order),
    };
  }, [query, setQuery]);
};

/** The link from a sale back to its list. */
export const useHistoryHref = (): string => {
  const [query] = useSearchParams();
  const search = new URLSearchParams(write(readFilters(query), readOrder(query))).toString();
  return search === '' ? paths.history() : `${paths.history()}?${search}`;
};
