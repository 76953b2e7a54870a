import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Sale, preparedSale } from '#domain/sell-flow.ts';
import { useGetActivatedItem } from '#web/api/storefront/activations/activations.ts';

const PREPARATION_POLL_MS = 3_000;

/** Asks about a sale until its supplier has delivered it, or refused it. */
export const usePreparation = (uid: string | undefined) => {
  const queries = useQueryClient();
  const query = useGetActivatedItem(uid ?? '', {
    query: {
      enabled: uid !== undefined,
      refetchInterval: ({ state: { data } }) => (data && !data.isBeingPrepared ? false : PREPARATION_POLL_MS),
    },
  });
  const isOver = query.data !== undefined && !query.data.isBeingPrepared;
  useEffect(() => {
    // A refund changed the balance, or the stock.
    if (isOver) void queries.invalidateQueries();
  }, [isOver, queries]);
  return query;
};

/** The sale as its call left it; one that is being prepared becomes sold, or refunded, by itself. */
export const usePreparedSale = (called: Sale): Sale => {
  const { data } = usePreparation(called.state === 'preparing' ? called.result.activatedItem.uid : undefined);
  return (called.state === 'preparing' && data && preparedSale(data)) || called;
};
