import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { isRefunded } from '#domain/sold-item.ts';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import type { CardLine, Column } from '#web/ui/table/Table.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ChevronRightIcon } from '#web/ui/icons.ts';
import { SaleDetails } from '#web/components/sales/SaleDetails.tsx';
import { SaleName } from '#web/components/sales/SaleName.tsx';
import { SalePrice } from './SalePrice.tsx';
import { SaleValidity } from './SaleValidity.tsx';
import styles from './SoldItemTable.module.css';

/** A card has the data of a row in three lines. An e-mail address fits beside volume and validity, but not beside the date. */
export const CARD_LINES: readonly CardLine[] = [
  { start: ['NAME'], end: 'RETAILPRICE' },
  { start: ['DATE', 'SALESCHANNEL'], end: 'PRICE' },
  { start: ['VOLUME', 'VALIDITY', 'CUSTOMER'] },
];

/** The columns of the history; sortable ones have the key of their order. On a card the customer is one by itself. */
export const useSoldItemColumns = (isCard: boolean): readonly Column<SoldItem>[] => {
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
      cell: (item) => <SaleName item={item} isListed={!isCard} />,
      sortable: true,
    };
    const customer: Column<SoldItem> = {
      key: 'CUSTOMER',
      header: t('customer.title'),
      cell: (item) => <SaleDetails item={item} />,
    };
    return [
      date,
      name,
      ...(isCard ? [customer] : []),
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
        cell: ({ balance }) => <SaleValidity validity={balance} />,
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
  }, [t, dateTime, isCard]);
};
