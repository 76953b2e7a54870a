import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DateRange, spanOf } from '#domain/date-range.ts';
import { iccidOf } from '#domain/iccid.ts';
import { canonicalEmail, pastedEmail } from '#domain/mailbox.ts';
import { isEmail, isIccid } from '#domain/patterns.ts';
import {
  DEFAULT_SALES_ORDER,
  isNewestFirst,
  SALES_SORT_KEYS,
  type SalesOrder,
  type SalesSortKey,
} from '#domain/sales-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { useInAddress } from '#web/navigation/use-in-address.ts';
import type { UserFilter } from './UserFilterModal.tsx';

/** What the list is limited to; both may be left out. */
export type HistoryFilterValues = {
  user?: UserFilter | undefined;
  time?: DateRange | undefined;
};

type HistoryAddress = {
  filters: HistoryFilterValues;
  setFilters: (filters: HistoryFilterValues) => void;
  order: SalesOrder;
  setOrder: (order: SalesOrder) => void;
  /** The state that the list passes to a detail, so that the back link leads to the same list. */
  query: Record<string, string>;
};

type Query = URLSearchParams;

type Shown = { filters: HistoryFilterValues; order: SalesOrder };

const readOrder = (query: Query): SalesOrder => {
  const key = query.get('sortKeyHistory')?.toUpperCase();
  const isKnown = (SALES_SORT_KEYS as readonly (string | undefined)[]).includes(key);
  if (!isKnown) return DEFAULT_SALES_ORDER;
  return { key: key as SalesSortKey, isDescending: query.get('sortDirHistory')?.toUpperCase() === 'DESC' };
};

const readFilters = (query: Query): HistoryFilterValues => {
  const identifier = query.get('user') ?? '';
  const email = canonicalEmail(pastedEmail(identifier));
  const iccid = iccidOf(identifier);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return {
    ...(isEmail(email) && { user: { key: 'EMAIL' as const, identifier: email } }),
    ...(isIccid(iccid) && { user: { key: 'ICCID' as const, identifier: iccid } }),
    ...(spanOf({ from, to }) && { time: { from, to } }),
  };
};

const read = (query: Query): Shown => ({ filters: readFilters(query), order: readOrder(query) });

const entriesOf = ({ filters: { user, time }, order }: Shown): Record<string, string> => ({
  ...(user && { user: user.identifier }),
  ...time,
  ...(!isNewestFirst(order) && { sortKeyHistory: order.key, sortDirHistory: order.isDescending ? 'DESC' : 'ASC' }),
});

const write = (shown: Shown): Query => new URLSearchParams(entriesOf(shown));

/** The history's state in its address: filters and order survive a visit to a sale, and a reload. */
export const useHistoryAddress = (): HistoryAddress => {
  const [shown, show] = useInAddress(read, write);
  return useMemo(() => {
    const { filters, order } = shown;
    return {
      filters,
      setFilters: (next) => show({ filters: next, order }),
      order,
      setOrder: (next) => show({ filters, order: next }),
      query: entriesOf(shown),
    };
  }, [shown, show]);
};

/** The link from a sale back to its list. */
export const useHistoryHref = (): string => {
  const [query] = useSearchParams();
  const search = write(read(query)).toString();
  return search === '' ? paths.history() : `${paths.history()}?${search}`;
};
