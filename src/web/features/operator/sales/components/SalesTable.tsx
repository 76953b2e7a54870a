import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sale } from '#contract/operator/model/sale.ts';
import { PackageNameText } from '#web/components/packages/list/PackageName.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { namesOf } from '../../components/reseller-names.ts';
import { ResellerName } from '../../components/ResellerName.tsx';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';

type SalesTableProps = {
  /** Newest first; undefined while they load. */
  sales: readonly Sale[] | undefined;
  /** The page of a sale. */
  hrefOf: (sale: Sale) => string;
  /** Shown when there are none. */
  empty: ReactNode;
};

const useColumns = (): readonly Column<Sale>[] => {
  const { t } = useTranslation(['operatorSales', 'operatorResellers']);
  const { dateTime, money } = useFormat();
  const nameOf = usePackageName();
  return useMemo(
    () => [
      {
        key: 'package',
        header: t('columns.package'),
        cell: ({ name, dataPackage, channel }) => (
          <PackageNameText
            name={nameOf({ ...dataPackage, name })}
            coverage={dataPackage}
            text={channel.type === 'POS' ? t('operatorResellers:channelTypes.POS') : channel.name}
            flagSize="small"
          />
        ),
        width: '35%',
      },
      { key: 'reseller', header: t('columns.reseller'), cell: ({ reseller }) => <ResellerName reseller={reseller} /> },
      { key: 'soldAt', header: t('columns.soldAt'), cell: ({ soldAt }) => dateTime(soldAt) },
      {
        key: 'price',
        header: t('columns.price'),
        cell: ({ price }) => money(price.value, price.currencyCode),
        align: 'end',
      },
    ],
    [t, dateTime, money, nameOf],
  );
};

/** The lines of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['package'], end: 'price' },
  { start: ['reseller'], end: 'soldAt' },
];

/** Sales of all resellers; a row leads to its sale. */
export const SalesTable = ({ sales, hrefOf, empty }: SalesTableProps): ReactElement => {
  const { t } = useTranslation('operatorSales');
  const nameOf = usePackageName();
  return (
    <Table
      label={t('title')}
      columns={useColumns()}
      rows={sales ?? []}
      rowKey={({ uid }) => uid}
      isLoading={sales === undefined}
      empty={empty}
      cardLines={LINES}
      rowHref={hrefOf}
      rowLabel={({ name, dataPackage, reseller }) =>
        [nameOf({ ...dataPackage, name }), ...namesOf(reseller)].join(', ')
      }
    />
  );
};
