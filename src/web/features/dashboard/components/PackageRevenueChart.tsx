import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemRevenue } from '#contract/storefront/model/itemRevenue.ts';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import { chartColor, type ChartSeries, type ChartShape, chartSteps } from '#domain/chart.ts';
import type { NamedPackage } from '#domain/package-name.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChartArea } from './ChartArea.tsx';
import { PackageLegend } from './PackageLegend.tsx';

export type PackageRevenueChartProps = {
  /** Undefined until they have arrived. */
  items: readonly ItemRevenue[] | undefined;
  /** Whether a step is an hour, a day or a month. */
  granularity: RevenueGranularity;
  /** They could not be loaded. */
  isFailed?: boolean;
  /** Loads them again. */
  onRetry?: () => void;
};

/** Each package has the colour of its place in the list, whichever others are hidden. */
const seriesOf = (items: readonly ItemRevenue[], nameOf: (item: NamedPackage) => string): ChartSeries[] =>
  items.map(({ inventoryItemId, inventoryItemName: name, dataPackage, revenue }, index) => ({
    id: inventoryItemId,
    name: nameOf({ ...dataPackage, name }),
    values: revenue.dataSet.map(({ value }) => value),
    color: chartColor(index),
  }));

const NO_ITEMS: readonly ItemRevenue[] = [];

/**
 * What each package of a period brought in, as lines or as bars; each can be hidden.
 *
 * Use it below TotalRevenueChart, for the same period.
 *
 * Keyboard: Tab goes through shape and legend.
 */
export const PackageRevenueChart = (props: PackageRevenueChartProps): ReactElement => {
  const { items, granularity, isFailed = false, onRetry } = props;
  const { t } = useTranslation('dashboard');
  const [shape, setShape] = useState<ChartShape>('line'); // STO-015
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => setHidden((before) => before.symmetricDifference(new Set([id])));
  const nameOf = usePackageName();
  const all = useMemo(() => seriesOf(items ?? NO_ITEMS, nameOf), [items, nameOf]);
  const series = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
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
        noSeriesText={all.length > 0 ? t('allHidden') : undefined}
      />
      {!isFailed && items && items.length > 0 && <PackageLegend items={items} hidden={hidden} onToggle={toggle} />}
    </Card>
  );
};
