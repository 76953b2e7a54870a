import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemRevenue } from '#contract/storefront/model/itemRevenue.ts';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import { type ChartShape, chartSteps } from '#domain/chart.ts';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChartArea } from './ChartArea.tsx';
import { PackageLegend } from './PackageLegend.tsx';

export type PackageRevenueChartProps = {
  /** Undefined until they have arrived. */
  items: readonly ItemRevenue[] | undefined;
  granularity: RevenueGranularity;
  isFailed?: boolean;
  onRetry?: () => void;
};

/** What each package of a period brought in, as lines or as bars. */
export const PackageRevenueChart = (props: PackageRevenueChartProps): ReactElement => {
  const { items, granularity, isFailed = false, onRetry } = props;
  const { t } = useTranslation('revenue');
  const [shape, setShape] = useState<ChartShape>('line'); // STO-015
  const series = useMemo(
    () =>
      items?.map(({ inventoryItemId, inventoryItemName, revenue }) => ({
        id: inventoryItemId,
        name: inventoryItemName,
        values: revenue.dataSet.map(({ value }) => value),
      })) ?? [],
    [items],
  );
  const steps = useMemo(() => chartSteps(items?.[0]?.revenue.dataSet ?? [], granularity), [items, granularity]);
  const shapes = (['line', 'bar'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Card
      title={t('perPackage')}
      action={<SegmentedControl label={t('shape')} options={shapes} value={shape} onChange={setShape} />}
    >
      <ChartArea
        label={t('perPackage')}
        steps={steps}
        series={series}
        shape={shape}
        isLoading={!isFailed && items === undefined}
        isFailed={isFailed}
        onRetry={onRetry}
      />
      {!isFailed && items && items.length > 0 && <PackageLegend items={items} />}
    </Card>
  );
};
