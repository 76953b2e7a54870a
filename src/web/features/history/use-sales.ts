import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ListActivatedItemsParams } from '#contract/storefront/model/listActivatedItemsParams.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { spanOf } from '#domain/date-range.ts';
import { toOffsetIso } from '#domain/date.ts';
import { SALES_PAGE_SIZE } from '#domain/limits.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { isNewestFirst, orderedSales, type SalesOrder } from '#domain/sales-list.ts';
import { allSales, defaultSalesWindow, olderSales, type SalesPage } from '#domain/sales-window.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type Beginning, useBeginning } from '#web/api/beginning.ts';
import { getListActivatedItemsQueryKey, listActivatedItems } from '#web/api/storefront/activations/activations.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';
import type { HistoryFilterValues } from './use-history-address.ts';
import { AT_ONCE } from '#web/ui/windowed/use-rows-in-time.ts';

export type Sales = {
  /** In the order asked for, each once. */
  items: SoldItem[];
  /** The last day of the list may have sales on a page that is not loaded. */
  isLastDayCut: boolean;
  /** How many are there or about to be, where `items` are the first ones, which came with the page. */
  count: number | undefined;
  isLoading: boolean;
  /** The first load failed. */
  failure: QueryFailure | undefined;
  /** Undefined when there are no older ones, or none in the chosen time. */
  loadOlder: (() => void) | undefined;
  isLoadingOlder: boolean;
  isOlderFailed: boolean;
};

/** A page as the cache keeps it: in plain values, which can come with the document. */
type KeptPage = { from: string; to: string; index: number };

type Loaded = KeptPage & { items: SoldItem[] };

const kept = ({ window: { from, to }, index }: SalesPage): KeptPage => ({
  from: from.toISOString(),
  to: to.toISOString(),
  index,
});

const asPage = ({ from, to, index }: KeptPage): SalesPage => ({
  window: { from: new Date(from), to: new Date(to) },
  index,
});

const paramsOf = (
  { window: { from, to }, index }: SalesPage,
  { user }: HistoryFilterValues,
  order: SalesOrder,
): ListActivatedItemsParams => ({
  from: toOffsetIso(from),
  to: toOffsetIso(to),
  page_size: SALES_PAGE_SIZE,
  page_index: index,
  ...(user && { user_identifier: user.identifier, user_identifier_key: user.key }),
  ...(!isNewestFirst(order) && { sort_by: order.key, sort_dir: order.isDescending ? 'DESC' : 'ASC' }),
});

type Pages = InfiniteData<Loaded, KeptPage | undefined>;

/** The first sales of the first page. */
const beginningOf = ({ pages: [first, ...others], pageParams }: Pages): Beginning<Pages> | undefined =>
  first && {
    list: { pages: [{ ...first, items: first.items.slice(0, AT_ONCE) }], pageParams: pageParams.slice(0, 1) },
    count: [first, ...others].flatMap(({ items }) => items).length,
  };

/**
 * The sales that match the filters, page by page; without a chosen time, back into the past (STO-055). Any other order
 * than newest first is that of all of them, so the server sorts.
 */
export const useSales = (filters: HistoryFilterValues, order: SalesOrder): Sales => {
  const { user, time } = filters;
  const isSorted = !isNewestFirst(order);
  const chosen = time && spanOf(time);
  const olderAfter = (page: SalesPage, count: number) => olderSales(page, count, isSorted || chosen !== undefined);
  const queryKey = [...getListActivatedItemsQueryKey(), 'windows', user ?? null, time ?? null, isSorted ? order : null];
  const beginning = useBeginning<Pages>(queryKey, null, (data) => (isSorted ? undefined : beginningOf(data)));
  const query = useInfiniteQuery<Loaded, ApiError, Pages, readonly unknown[], KeptPage | undefined>({
    queryKey,
    meta: beginning.options.meta,
    queryFn: async ({ pageParam, signal }) => {
      const first = isSorted ? allSales : defaultSalesWindow;
      const page = pageParam ? asPage(pageParam) : { window: chosen ?? first(new Date()), index: 0 };
      const { items } = await listActivatedItems(paramsOf(page, filters, order), undefined, { signal });
      return { ...kept(page), items };
    },
    initialPageParam: undefined,
    // In another order the same sales stay while the server sorts them all.
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey.slice(0, -1)) === JSON.stringify(queryKey.slice(0, -1)) ? before : beginning.list,
    // Each change of a filter asks again, also the one back to a list that was just shown (STO-058, STO-059).
    staleTime: 0,
    getNextPageParam: ({ items, ...page }) => {
      const older = olderAfter(asPage(page), items.length);
      return older && kept(older);
    },
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const last = data?.pages.at(-1);
  const isGap = last !== undefined && last.items.length === 0 && hasNextPage;
  // An empty window says nothing about earlier ones.
  useEffect(() => {
    if (isGap && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isGap, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const nameOf = usePackageName();
  const items = useMemo(() => {
    const loaded = data?.pages.flatMap((page) => page.items) ?? [];
    return orderedSales(loaded, order, (item) => nameOf(packageOfSale(item)));
  }, [data, order, nameOf]);
  const isBeginning = query.isPlaceholderData && data === beginning.list;
  const isOnlyGap = isGap && items.length === 0;
  return {
    items,
    // The next window begins with another day.
    isLastDayCut: isBeginning || (hasNextPage && last?.items.length === SALES_PAGE_SIZE),
    count: isBeginning ? beginning.count : undefined,
    isLoading: query.isPending || (isOnlyGap && !isFetchNextPageError),
    failure:
      isOnlyGap && isFetchNextPageError
        ? { onRetry: () => void fetchNextPage(), isRetrying: query.isFetching }
        : queryFailure(query),
    loadOlder: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingOlder: isFetchingNextPage,
    isOlderFailed: isFetchNextPageError,
  };
};
