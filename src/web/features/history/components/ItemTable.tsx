import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { isRefunded } from '#domain/sold-item.ts';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';
import { SaleName } from '#web/components/sales/SaleName.tsx';
import { SalePrice } from './SalePrice.tsx';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';

type ItemTableProps = {
  /** The sale, with its package, its time and both prices. */
  item: SoldItem;
};

/** The sold package, the time and the prices. */
export const ItemTable = ({ item }: ItemTableProps): ReactElement => {
  const { t } = useTranslation(['history', 'packages']);
  const { dateTime } = useFormat();
  const { balance } = item;
  return (
    <Card title={t('detail.item')}>
      <FactList
        facts={[
          { key: 'date', label: t('detail.date'), value: dateTime(item.salesDate) },
          { key: 'name', label: t('detail.name'), value: <SaleName item={item} />, isWide: true },
          {
            key: 'coverage',
            label: t('packages:filters.coverage'),
            value: <CoverageLabel coverage={balance} />,
          },
          {
            key: 'volume',
            label: t('detail.volume'),
            value: <VolumeLabel volume={{ ...balance.size, packageType: balance.packageType }} />,
          },
          { key: 'validity', label: t('detail.validity'), value: <ValidityLabel validity={balance} hasSign /> },
          {
            key: 'purchasePrice',
            label: t('detail.purchasePrice'),
            value: <SalePrice kind="purchase" price={item.purchasePrice} isRefunded={isRefunded(item)} />,
          },
          {
            key: 'retailPrice',
            label: t('detail.retailPrice'),
            value: <SalePrice kind="retail" price={item.retailPrice} isRefunded={isRefunded(item)} />,
          },
        ]}
      />
    </Card>
  );
};
