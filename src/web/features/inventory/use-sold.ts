import { useMemo } from 'react';
import type { InventoryOrder, SoldOf } from '#domain/inventory-order.ts';
import { useListInventorySales } from '#web/api/storefront/inventory/inventory.ts';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';

type Sold = {
  /** Undefined unless the order is by what sells most, and until that is known. */
  soldOf: SoldOf | undefined;
  failure: QueryFailure | undefined;
};

/** How often each item was sold lately, read where the list is ordered by it. */
export const useSold = ({ sortKey }: InventoryOrder): Sold => {
  const isWanted = sortKey === 'SOLD';
  const query = useListInventorySales({ query: { enabled: isWanted } });
  const { data } = query;
  const soldOf = useMemo(() => {
    if (data === undefined || !isWanted) return undefined;
    const sold = new Map(data.items.map(({ id, sold }) => [id, sold]));
    return (id: string): number => sold.get(id) ?? 0;
  }, [data, isWanted]);
  return { soldOf, failure: isWanted ? queryFailure(query) : undefined };
};
