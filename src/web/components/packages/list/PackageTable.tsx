import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from '#web/ui/table/Table.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { PackageListProps } from './package-list-props.ts';
import { usePackageColumns } from './use-package-columns.tsx';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';

/**
 * The price table of wide screens.
 *
 * Use it through PackageList, which shows it on wide screens.
 */
export const PackageTable = ({ packages, isLoading = false, ...list }: PackageListProps): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Card isFlush>
      <Table
        label={t('list.label')}
        columns={usePackageColumns(list, packages)}
        rows={useRowsInTime(packages)}
        count={list.count}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        onRowAction={list.isPriceList ? list.onDetails : undefined}
        rowLabel={({ name }) => t('list.detailsOf', { name })}
      />
    </Card>
  );
};
