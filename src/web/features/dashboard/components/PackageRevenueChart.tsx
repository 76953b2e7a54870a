import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemRevenue } from '#contract/storefront/model/itemRevenue.ts';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import { CHART_COLORS, chartColor, type ChartSeries, type ChartShape, chartSteps, revenueSum } from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import type { NamedPackage } from '#domain/package-name.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChartArea } from './ChartArea.tsx';
import { ColorMark } from './ChartHint.tsx';
import styles from './PackageRevenueChart.module.css';

/** The most packages that are shown at once: no two share a colour. */
const AT_ONCE = CHART_COLORS;

type PackageLegendProps = {
  /** The packages of the period, those that brought in most first. */
  items: readonly ItemRevenue[];
  /** The ids of those whose series is not drawn. */
  hidden: ReadonlySet<string>;
  /** Hides a series, or shows it again. */
  onToggle: (inventoryItemId: string) => void;
};

/** Which colour is which package, and what each brought in; a press takes its series out of the chart (STO-016). */
const PackageLegend = ({ items, hidden, onToggle }: PackageLegendProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  const nameOf = usePackageName();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, AT_ONCE);
  return (
    <div className={styles.legend}>
      <ul className={styles.packages} aria-label={t('perPackage')}>
        {shown.map(({ inventoryItemId, inventoryItemName: name, dataPackage, revenue }, index) => (
          <li key={inventoryItemId}>
            <button
              type="button"
              className={styles.package}
              aria-pressed={!hidden.has(inventoryItemId)}
              onClick={() => onToggle(inventoryItemId)}
            >
              <ColorMark color={chartColor(index)} />
              <span className={styles.name}>{nameOf({ ...dataPackage, name })}</span>
              <data value={revenueSum(revenue.dataSet)} className={styles.amount}>
                {money(revenueSum(revenue.dataSet), DEFAULT_CURRENCY)}
              </data>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
          {t('showAll', { count: items.length })}
        </Button>
      )}
    </div>
  );
};

type PackageRevenueChartProps = {
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

/** What each package of a period brought in, as lines or as bars; each can be hidden. */
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
