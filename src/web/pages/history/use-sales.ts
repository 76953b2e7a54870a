import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ListActivatedItemsParams } from '#contract/storefront/model/listActivatedItemsParams.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { spanOf } from '#domain/date-range.ts';
import { toOffsetIso } from '#domain/date.ts';
import { orderedSales } from '#domain/sales-list.ts';
import { defaultSalesWindow, olderSalesWindow, type SalesWindow } from '#domain/sales-window.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getListActivatedItemsQueryKey, listActivatedItems } from '#web/api/storefront/activations/activations.ts';
import type { HistoryFilterValues } from '#web/components/sales/history/HistoryFilters.tsx';

export interface Sales {
  /** Newest first, each once. */
  items: SoldItem[];
  /** Everything sold since then is shown. */
  since: Date | undefined;
  isLoading: boolean;
  /** Nothing could be loaded at all. */
  isFailed: boolean;
  retry: () => void;
  isRetrying: boolean;
  /** Undefined once there are no older ones, and while a time is chosen. */
  loadOlder: (() => void) | undefined;
  isLoadingOlder: boolean;
  isOlderFailed: boolean;
}

type Page = { window: SalesWindow; items: SoldItem[] };

const paramsOf = ({ from, to }: SalesWindow, { user }: HistoryFilterValues): ListActivatedItemsParams => ({
  from: toOffsetIso(from),
  to: toOffsetIso(to),
  ...(user && { user_identifier: user.identifier, user_identifier_key: user.key }),
});

/** The sales that the filters ask for; without a time, window by window back into the past (readings STO-055). */
export const useSales = (filters: HistoryFilterValues): Sales => {
  const { user, time } = filters;
  const chosen = time && spanOf(time);
  const query = useInfiniteQuery<Page, ApiError, { pages: Page[] }, readonly unknown[], SalesWindow | undefined>({
    queryKey: [...getListActivatedItemsQueryKey(), 'windows', user ?? null, time ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const window = pageParam ?? chosen ?? defaultSalesWindow(new Date());
      const { items } = await listActivatedItems(paramsOf(window, filters), undefined, { signal });
      return { window, items };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ window, items }) => (chosen ? undefined : olderSalesWindow(window, items.length === 0)),
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const last = data?.pages.at(-1);
  const isGap = last !== undefined && last.items.length === 0 && hasNextPage;
  // An empty window says nothing about what lies before it.
  useEffect(() => {
    if (isGap && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isGap, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const items = useMemo(() => orderedSales(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const isOnlyGap = isGap && items.length === 0;
  return {
    items,
    since: hasNextPage ? last?.window.from : undefined,
    isLoading: query.isPending || (isOnlyGap && !isFetchNextPageError),
    isFailed: (query.isError && data === undefined) || (isOnlyGap && isFetchNextPageError),
    retry: () => void (data === undefined ? query.refetch() : fetchNextPage()),
    isRetrying: query.isFetching,
    loadOlder: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingOlder: isFetchingNextPage,
    isOlderFailed: isFetchNextPageError,
  };
};
