import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import type { SalesOrder, SalesSortKey } from '#domain/sales-list.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Table } from '#web/ui/table/Table.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useSoldItemColumns } from './use-sold-item-columns.tsx';

export type SoldItemTableProps = {
  items: readonly SoldItem[];
  order: SalesOrder;
  onOrderChange: (order: SalesOrder) => void;
  /** The address of a sale's detail. */
  itemHref: (item: SoldItem) => string;
  isLoading?: boolean;
  /** Shown when there is none. */
  empty?: ReactNode;
};

/** The sales, one per row or card; each opens its detail. */
export const SoldItemTable = (props: SoldItemTableProps): ReactElement => {
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  const nameOf = usePackageName();
  const { items, order, onOrderChange, isLoading = false, empty } = props;
  const columns = useSoldItemColumns(useIsMobile());
  return (
    <Table
      label={t('table')}
      columns={columns}
      rows={items}
      rowKey={({ uid }) => uid}
      rowHref={props.itemHref}
      rowLabel={(item) => t('open', { name: nameOf(packageOfSale(item)), date: dateTime(item.salesDate) })}
      sort={{ key: order.key, direction: order.isDescending ? 'descending' : 'ascending' }}
      onSortChange={({ key, direction }) =>
        onOrderChange({ key: key as SalesSortKey, isDescending: direction === 'descending' })
      }
      isLoading={isLoading}
      empty={empty}
    />
  );
};
