import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemRevenue } from '#contract/storefront/model/itemRevenue.ts';
import { CHART_COLORS, chartColor, revenueSum } from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ColorMark } from './ColorMark.tsx';
import styles from './PackageLegend.module.css';

/** As long as no two share a colour. */
const AT_ONCE = CHART_COLORS;

export type PackageLegendProps = {
  /** The packages of the period, those that brought in most first. */
  items: readonly ItemRevenue[];
  /** The ids of those whose series is not drawn. */
  hidden: ReadonlySet<string>;
  /** Hides a series, or shows it again. */
  onToggle: (inventoryItemId: string) => void;
};

/**
 * Which colour is which package, and what each brought in; a press takes its series out of the chart (STO-016).
 *
 * Use it below PackageRevenueChart.
 *
 * Keyboard: each entry is a button that says whether its series is drawn.
 */
export const PackageLegend = ({ items, hidden, onToggle }: PackageLegendProps): ReactElement => {
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
