import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedPackage } from '#contract/operator/model/listedPackage.ts';
import { PackageNameText } from '#web/components/packages/list/PackageName.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { type Column, Table } from '#web/ui/table/Table.tsx';

export type ListedPackageTableProps = {
  /** In the order of their names; undefined while they load. */
  packages: readonly ListedPackage[] | undefined;
  /** Shown when there are none. */
  empty: ReactNode;
};

const useColumns = (): readonly Column<ListedPackage>[] => {
  const { t } = useTranslation('operatorPackages');
  const { money } = useFormat();
  const nameOf = usePackageName();
  return useMemo(
    () => [
      {
        key: 'package',
        header: t('columns.package'),
        cell: ({ name, dataPackage, supplier }) => (
          <PackageNameText
            name={nameOf({ ...dataPackage, name })}
            coverage={dataPackage}
            text={supplier}
            flagSize="small"
          />
        ),
        width: '50%',
      },
      {
        key: 'price',
        header: t('columns.price'),
        cell: ({ price }) => money(price.value, price.currencyCode),
        align: 'end',
      },
      {
        key: 'retailPrice',
        header: t('list.retailPrice'),
        cell: ({ retailPrice }) => money(retailPrice.value, retailPrice.currencyCode),
        align: 'end',
      },
    ],
    [t, money, nameOf],
  );
};

/**
 * What was on sale on a day, and at what price.
 *
 * Use it for a price list of the desk. What is offered now is a PackageOfferTable.
 */
export const ListedPackageTable = ({ packages, empty }: ListedPackageTableProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  return (
    <Table
      label={t('list.title')}
      columns={useColumns()}
      rows={packages ?? []}
      rowKey={({ id }) => id}
      isLoading={packages === undefined}
      empty={empty}
    />
  );
};
