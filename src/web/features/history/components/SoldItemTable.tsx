import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { dayOfSale, type SalesDayTotals, totalsByDay } from '#domain/sales-days.ts';
import type { SalesOrder, SalesSortKey } from '#domain/sales-list.ts';
import { isRefunded, packageOfSale } from '#domain/sold-item.ts';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';
import { SaleDetails } from '#web/components/sales/SaleDetails.tsx';
import { SaleName } from '#web/components/sales/SaleName.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { ChevronRightIcon } from '#web/ui/icons.ts';
import { SortControl } from '#web/ui/table/SortControl.tsx';
import { type CardGroups, type CardLine, type Column, Table, type TableProps } from '#web/ui/table/Table.tsx';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';
import { SalePrice } from './SalePrice.tsx';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';
import styles from './SoldItemTable.module.css';

type SalesDayHeadingProps = {
  /** YYYY-MM-DD in the visitor's time zone. */
  day: string;
  /** The retail prices of that day's sales without refunded ones, an amount for each currency. */
  totals: SalesDayTotals;
  /** Further sales of that day may not be loaded yet. */
  isCut?: boolean;
};

/** A day of the history, and what was sold on it. */
const SalesDayHeading = ({ day, totals, isCut = false }: SalesDayHeadingProps): ReactElement => {
  const { t } = useTranslation('history');
  const { date, weekday, money, list } = useFormat();
  // No clock is changed at noon: it is the same day in every zone.
  const noon = `${day}T12:00`;
  const amount = list(totals.map(({ priceValue, currencyCode }) => money(priceValue, currencyCode)));
  return (
    <>
      <span>{t('day.title', { weekday: weekday(noon), date: date(noon) })}</span>{' '}
      <span>{isCut ? t('day.atLeast', { amount }) : t('day.total', { amount })}</span>
    </>
  );
};

/** A card has the data of a row (STO-064) in three lines: what was sold, when and to whom, and the figures. */
const CARD_LINES: readonly CardLine[] = [
  { start: ['NAME'], end: 'RETAILPRICE' },
  { start: ['DATE', 'CUSTOMER'] },
  { start: ['VOLUME', 'VALIDITY', 'SALESCHANNEL', 'NUMBER'], end: 'PRICE' },
];

/** The columns of the history; sortable ones have the key of their order. On a card buyer and number are by themselves. */
const useSoldItemColumns = (isCard: boolean, isOfOneBuyer: boolean): readonly Column<SoldItem>[] => {
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  return useMemo(() => {
    const date: Column<SoldItem> = {
      key: 'DATE',
      header: t('columns.date'),
      cell: ({ salesDate }) => (
        <time dateTime={salesDate} className={styles.date}>
          {dateTime(salesDate)}
        </time>
      ),
      sortable: true,
    };
    const name: Column<SoldItem> = {
      key: 'NAME',
      header: t('columns.name'),
      cell: (item) => <SaleName item={item} isListed={!isCard} isOfOneBuyer={isOfOneBuyer} />,
      sortable: true,
    };
    const number: Column<SoldItem> = {
      key: 'NUMBER',
      header: t('number'),
      cell: (item) => <SaleDetails item={item} part={isOfOneBuyer ? 'own' : 'others'} />,
    };
    const customer: Column<SoldItem> = {
      key: 'CUSTOMER',
      header: t('customer.title'),
      cell: (item) => <SaleDetails item={item} part="buyer" />,
    };
    const onCards = isOfOneBuyer ? [number] : [customer, number];
    return [
      date,
      name,
      ...(isCard ? onCards : []),
      {
        key: 'VOLUME',
        header: t('columns.volume'),
        cell: ({ balance }) => <VolumeLabel volume={{ ...balance.size, packageType: balance.packageType }} />,
        align: 'end',
        sortable: true,
      },
      {
        key: 'VALIDITY',
        header: t('columns.validity'),
        cell: ({ balance }) => <ValidityLabel validity={balance} hasSign />,
        align: 'end',
        sortable: true,
      },
      {
        key: 'SALESCHANNEL',
        header: t('columns.channel'),
        cell: (item) => (item.salesChannelTypeCode === 'POS' ? t('pointOfSale') : item.salesChannel),
        sortable: true,
      },
      {
        key: 'PRICE',
        header: t('columns.purchasePrice'),
        cardHeader: t('cost'),
        cell: (item) => <SalePrice kind="purchase" price={item.purchasePrice} isRefunded={isRefunded(item)} />,
        align: 'end',
        sortable: true,
      },
      {
        key: 'RETAILPRICE',
        header: t('columns.retailPrice'),
        cell: (item) => <SalePrice kind="retail" price={item.retailPrice} isRefunded={isRefunded(item)} />,
        align: 'end',
        sortable: true,
      },
      {
        key: 'DETAILS',
        header: t('columns.details'),
        cell: () => (
          <span className={styles.mark}>
            <Icon of={ChevronRightIcon} size={16} />
          </span>
        ),
        align: 'end',
      },
    ];
  }, [t, dateTime, isCard, isOfOneBuyer]);
};

type SalesSortProps = Pick<SoldItemTableProps, 'order' | 'onOrderChange'>;

const sortOf = ({ order, onOrderChange }: SalesSortProps): Pick<TableProps<SoldItem>, 'sort' | 'onSortChange'> => ({
  sort: { key: order.key, direction: order.isDescending ? 'descending' : 'ascending' },
  onSortChange: ({ key, direction }) =>
    onOrderChange({ key: key as SalesSortKey, isDescending: direction === 'descending' }),
});

/** The order of the cards, among the tools of their page. */
export const SalesSort = (props: SalesSortProps): ReactElement => (
  <SortControl columns={useSoldItemColumns(true, false)} {...sortOf(props)} />
);

type SoldItemTableProps = {
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
  /** Leaves out who bought them: the page says so. */
  isOfOneBuyer?: boolean;
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

/** The sales, one per row or card; each opens its detail. Cards are grouped under the headings of their days. */
export const SoldItemTable = (props: SoldItemTableProps): ReactElement => {
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  const nameOf = usePackageName();
  const { items, isOfOneBuyer = false, isLoading = false, empty } = props;
  const days = useSalesDays(props);
  const rows = useRowsInTime(items);
  const columns = useSoldItemColumns(useIsMobile(), isOfOneBuyer);
  return (
    <Table
      label={t('table')}
      columns={columns}
      rows={rows}
      count={props.count}
      rowKey={({ uid }) => uid}
      rowHref={props.itemHref}
      rowLabel={(item) => t('open', { name: nameOf(packageOfSale(item)), date: dateTime(item.salesDate) })}
      {...sortOf(props)}
      hasSortInTools={!isOfOneBuyer}
      cardLines={CARD_LINES}
      cardGroups={days}
      isLoading={isLoading}
      isHeadFixed={!isOfOneBuyer}
      empty={empty}
    />
  );
};
