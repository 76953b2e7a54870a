import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerSortKey } from '#contract/storefront/model/customerSortKey.ts';
import type { CustomerSummary } from '#contract/storefront/model/customerSummary.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useIsMobile, useIsPhone } from '#web/ui/breakpoint.ts';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { SortControl } from '#web/ui/table/SortControl.tsx';
import { type CardLine, type Column, Table, type TableProps } from '#web/ui/table/Table.tsx';
import styles from './CustomerTable.module.css';

type CustomerTableProps = {
  /** A page of them, sorted already; undefined while they load. */
  customers: readonly CustomerSummary[] | undefined;
  /** Column and direction that they are sorted by. */
  order: { key: CustomerSortKey; isDescending: boolean };
  /** Called by a press on a header; the page loads the customers in that order. */
  onOrderChange: (order: CustomerTableProps['order']) => void;
  /** The page of a customer. */
  hrefOf: (customer: CustomerSummary) => string;
  /** Shown when there is none. */
  empty: ReactNode;
};

/** A card has the data of a row in two lines. */
const CARD_LINES: readonly CardLine[] = [
  { start: ['EMAIL'], end: 'SPENT' },
  { start: ['ESIMS', 'LASTSALE'], end: 'DATA' },
];

const Who = ({ customer: { email, note, iccid } }: { customer: CustomerSummary }): ReactElement => {
  const { t } = useTranslation('customers');
  return (
    <span className={styles.who}>
      {email === undefined ? (note ?? t('guest')) : <EmailAddress address={email} />}
      {iccid !== undefined && (
        <span className={styles.iccid}>{note === undefined ? iccid : `${t('guest')} · ${iccid}`}</span>
      )}
    </span>
  );
};

/** On a card what each figure counts is said beside it, and what a date is to screen readers alone. */
const useColumns = (isCard: boolean): readonly Column<CustomerSummary>[] => {
  const { t } = useTranslation(['customers', 'common']);
  const { dateTime, money, number } = useFormat();
  const { available } = usePackageTexts();
  return useMemo(() => {
    return [
      { key: 'EMAIL', header: t('columns.customer'), cell: (customer) => <Who customer={customer} />, sortable: true },
      {
        key: 'ESIMS',
        header: t('columns.esims'),
        // A card has no column whose header says what is counted.
        cardHeader: '',
        cell: ({ esimCount }) => (isCard ? t('esimCount', { count: esimCount }) : number(esimCount)),
        align: 'end',
        sortable: true,
      },
      {
        key: 'DATA',
        header: t('columns.data'),
        cardHeader: t('columns.data'),
        cell: ({ totalAvailableBalance, isUnlimited = false }) => available(totalAvailableBalance, isUnlimited),
        align: 'end',
        sortable: true,
      },
      {
        key: 'LASTSALE',
        header: t('columns.lastSale'),
        cell: ({ lastSaleAt }) =>
          lastSaleAt === undefined ? (
            t('common:noValue')
          ) : (
            <time dateTime={lastSaleAt} className={styles.date}>
              {dateTime(lastSaleAt)}
            </time>
          ),
        sortable: true,
      },
      {
        key: 'SPENT',
        header: t('columns.spent'),
        cell: ({ spent }) => money(spent.priceValue, spent.currencyCode),
        align: 'end',
        sortable: true,
      },
    ];
  }, [t, dateTime, money, number, available, isCard]);
};

type CustomersSortProps = Pick<CustomerTableProps, 'order' | 'onOrderChange'>;

const sortOf = ({
  order,
  onOrderChange,
}: CustomersSortProps): Pick<TableProps<CustomerSummary>, 'sort' | 'onSortChange'> => ({
  sort: { key: order.key, direction: order.isDescending ? 'descending' : 'ascending' },
  onSortChange: ({ key, direction }) =>
    onOrderChange({ key: key as CustomerSortKey, isDescending: direction === 'descending' }),
});

/** The order of the cards, among the tools of their page. */
export const CustomersSort = (props: CustomersSortProps): ReactElement => (
  <SortControl columns={useColumns(true)} {...sortOf(props)} isCompact={useIsPhone()} />
);

/** The customers with their figures, one per row or card; each opens its page. */
export const CustomerTable = (props: CustomerTableProps): ReactElement => {
  const { customers, hrefOf, empty } = props;
  const { t } = useTranslation('customers');
  return (
    <Table
      label={t('table')}
      columns={useColumns(useIsMobile())}
      rows={customers ?? []}
      rowKey={({ uid }) => uid}
      rowHref={hrefOf}
      rowLabel={({ email, note, iccid }) => t('open', { name: email ?? note ?? iccid ?? t('guest') })}
      {...sortOf(props)}
      hasSortInTools
      cardLines={CARD_LINES}
      isLoading={customers === undefined}
      isHeadFixed
      empty={empty}
    />
  );
};
