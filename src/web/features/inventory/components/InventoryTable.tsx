import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventorySortKey } from '#contract/partner/model/inventorySortKey.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { InventoryOrder } from '#domain/inventory-order.ts';
import { Table } from '#web/ui/table/Table.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';
import { type InventoryActions, useInventoryColumns } from './use-inventory-columns.tsx';

export type InventoryTableProps = {
  /** In the order to show them. */
  items: readonly InventoryItem[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** Column and direction that the items are sorted by. */
  order: InventoryOrder;
  /** Called by a press on a header; the caller sorts. */
  onOrder: (order: InventoryOrder) => void;
  /** Shows placeholder rows of the final height. */
  isLoading?: boolean;
} & InventoryActions;

/**
 * The inventory of wide screens.
 *
 * Use it through InventoryContent, which shows it on wide screens.
 */
export const InventoryTable = ({
  items,
  count,
  order,
  onOrder,
  isLoading = false,
  ...actions
}: InventoryTableProps): ReactElement => {
  const { t } = useTranslation('inventory');
  return (
    <Card isFlush>
      <Table
        label={t('label')}
        columns={useInventoryColumns(actions)}
        rows={useRowsInTime(items)}
        count={count}
        rowKey={({ id }) => id}
        sort={{ key: order.sortKey, direction: order.sortDir === 'DESC' ? 'descending' : 'ascending' }}
        onSortChange={({ key, direction }) =>
          onOrder({ sortKey: key as InventorySortKey, sortDir: direction === 'descending' ? 'DESC' : 'ASC' })
        }
        isLoading={isLoading}
        skeletonRows={6}
      />
    </Card>
  );
};
