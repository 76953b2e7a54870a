import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { dayOfSale, totalsByDay } from '#domain/sales-days.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import type { SalesOrder, SalesSortKey } from '#domain/sales-list.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { type CardGroups, Table } from '#web/ui/table/Table.tsx';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { SalesDayHeading } from './SalesDayHeading.tsx';
import { CARD_LINES, useSoldItemColumns } from './use-sold-item-columns.tsx';

export type SoldItemTableProps = {
  /** The loaded sales, sorted already. */
  items: readonly SoldItem[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** Column and direction that they are sorted by. */
  order: SalesOrder;
  /** Called by a press on a header; the page loads the sales in that order. */
  onOrderChange: (order: SalesOrder) => void;
  /** The address of a sale's detail. */
  itemHref: (item: SoldItem) => string;
  /** Shows placeholder rows of the final height. */
  isLoading?: boolean;
  /** Further sales of the last day may not be loaded yet. */
  isLastDayCut?: boolean;
  /** Shown when there is none. */
  empty?: ReactNode;
};

/** Days for cards in the order of their dates. */
const useSalesDays = ({ items, order, isLastDayCut }: SoldItemTableProps): CardGroups<SoldItem> | undefined => {
  const totals = useMemo(() => totalsByDay(items), [items]);
  if (order.key !== 'DATE') return undefined;
  const cut = isLastDayCut ? [...totals.keys()].at(-1) : undefined;
  return {
    keyOf: dayOfSale,
    heading: (day) => <SalesDayHeading day={day} totals={totals.get(day) ?? []} isCut={day === cut} />,
  };
};

/**
 * The sales, one per row or card; each opens its detail. Cards stand under the headings of their days.
 *
 * Use it for the history. The last few sales of the dashboard are a plain list of SaleName.
 */
export const SoldItemTable = (props: SoldItemTableProps): ReactElement => {
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  const nameOf = usePackageName();
  const { items, order, onOrderChange, isLoading = false, empty } = props;
  const days = useSalesDays(props);
  const rows = useRowsInTime(items);
  const columns = useSoldItemColumns(useIsMobile());
  return (
    <Table
      label={t('table')}
      columns={columns}
      rows={rows}
      count={props.count}
      rowKey={({ uid }) => uid}
      rowHref={props.itemHref}
      rowLabel={(item) => t('open', { name: nameOf(packageOfSale(item)), date: dateTime(item.salesDate) })}
      sort={{ key: order.key, direction: order.isDescending ? 'descending' : 'ascending' }}
      onSortChange={({ key, direction }) =>
        onOrderChange({ key: key as SalesSortKey, isDescending: direction === 'descending' })
      }
      cardLines={CARD_LINES}
      cardGroups={days}
      isLoading={isLoading}
      empty={empty}
    />
  );
};
