import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemRevenue } from '#contract/storefront/model/itemRevenue.ts';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import { type ChartColor, type ChartShape, chartSteps } from '#domain/chart.ts';
import { marginOf } from '#domain/margin.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { LINES_MAX, packageSeries, repeatOf, summedRevenue } from '#domain/package-series.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChartArea } from './ChartArea.tsx';
import styles from './PackageRevenueChart.module.css';

type PackageLegendProps = {
  /** The packages of the period, those that brought in most first. */
  items: readonly ItemRevenue[];
  /** The ids of those whose series is not drawn. */
  hidden: ReadonlySet<string>;
  /** The revenue of all packages, of which each has a share. */
  total: number;
  /** Hides these packages, or shows them again. */
  onToggle: (items: readonly ItemRevenue[]) => void;
};

type EntryProps = PackageLegendProps & { name: string; color: ChartColor; isStriped?: boolean };

/** What one or some packages brought in, the share of all, and what was left of it. */
const Entry = ({ items, name, color, isStriped = false, hidden, total, onToggle }: EntryProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { money, number } = useFormat();
  const { revenue, cost, sales } = summedRevenue(items);
  const share = total === 0 ? 0 : revenue / total;
  const { percent } = marginOf(cost, revenue);
  const isHidden = items.every(({ inventoryItemId }) => hidden.has(inventoryItemId));
  const inPercent = (value: number): string => number(value, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <li>
      <button type="button" className={styles.package} aria-pressed={!isHidden} onClick={() => onToggle(items)}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <data value={revenue} className={styles.amount}>
            {money(revenue, DEFAULT_CURRENCY)}
          </data>
        </span>
        <span className={styles.bar} aria-hidden>
          <span
            className={isStriped ? styles.striped : undefined}
            style={{ width: `${share * 100}%`, color: `var(--color-chart-${color})` }}
          />
        </span>
        <span className={styles.facts}>
          <span>{t('share', { share: inPercent(share) })}</span>
          <span>{t('sold', { count: sales })}</span>
          {percent !== undefined && <span>{t('margin', { margin: inPercent(percent / 100) })}</span>}
        </span>
      </button>
    </li>
  );
};

/** The packages by what they brought in, best first; a press takes a series out of the chart (STO-016). */
const PackageLegend = ({ items, onToggle, ...legend }: PackageLegendProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const nameOf = usePackageName();
  const [isWhole, setWhole] = useState(false);
  const others = isWhole ? [] : items.slice(LINES_MAX);
  return (
    <div className={styles.legend}>
      <ul className={styles.packages} aria-label={t('perPackage')}>
        {items.slice(0, items.length - others.length).map((item, rank) => (
          <Entry
            key={item.inventoryItemId}
            items={[item]}
            name={nameOf({ ...item.dataPackage, name: item.inventoryItemName })}
            color={item.color}
            // The look of its bars in the chart.
            isStriped={repeatOf(items, rank) > 0}
            onToggle={onToggle}
            {...legend}
          />
        ))}
        {others.length > 0 && (
          <Entry
            items={others}
            name={t('others', { count: others.length })}
            color="others"
            onToggle={onToggle}
            {...legend}
          />
        )}
      </ul>
      {others.length > 0 && (
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
  /** The revenue of all packages, of which each has a share; arrives with them. */
  total: number;
  /** When they were asked for: what is not over by then is marked. */
  now: Date;
  /** Whether a step is an hour, a day or a month. */
  granularity: RevenueGranularity;
  /** They could not be loaded. */
  isFailed?: boolean;
  /** Loads them again. */
  onRetry?: () => void;
};

const idsOf = (items: readonly ItemRevenue[]): ReadonlySet<string> =>
  new Set(items.map(({ inventoryItemId }) => inventoryItemId));

const NO_ITEMS: readonly ItemRevenue[] = [];

/** What each package of a period brought in: the largest as bars or as lines, and below all of them by rank. */
export const PackageRevenueChart = (props: PackageRevenueChartProps): ReactElement => {
  const { items, total, now, granularity, isFailed = false, onRetry } = props;
  const { t } = useTranslation('dashboard');
  // Bars first: what a package sells on single days is zero in between, which lines draw as a saw (STO-015).
  const [shape, setShape] = useState<ChartShape>('bar');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const nameOf = usePackageName();
  const series = useMemo(
    () =>
      packageSeries({
        items: items ?? NO_ITEMS,
        hidden,
        nameOf: ({ dataPackage, inventoryItemName: name }) => nameOf({ ...dataPackage, name }),
        othersName: (count) => t('others', { count }),
      }),
    [items, hidden, nameOf, t],
  );
  const steps = useMemo(
    () => chartSteps(items?.[0]?.revenue.dataSet ?? [], granularity, now),
    [items, granularity, now],
  );
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
        noSeriesText={items && items.length > 0 ? t('allHidden') : undefined}
      />
      {!isFailed && items && items.length > 0 && (
        <PackageLegend
          items={items}
          hidden={hidden}
          total={total}
          onToggle={(some) => setHidden((before) => before.symmetricDifference(idsOf(some)))}
        />
      )}
    </Card>
  );
};
