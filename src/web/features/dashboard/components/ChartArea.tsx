import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isChartEmpty } from '#domain/chart.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { RefreshIcon } from '#web/ui/icons.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './ChartArea.module.css';
import { ChartPlot, type ChartPlotProps } from './ChartPlot.tsx';

export type ChartAreaProps = {
  /** Shows a placeholder of the chart's size. */
  isLoading: boolean;
  /** Shows the failure, and the button that tries again. */
  isFailed: boolean;
  /** Loads again; undefined where that cannot help. */
  onRetry: (() => void) | undefined;
  /** Said where no series is drawn at all; 'No data available' when left out. */
  noSeriesText?: string | undefined;
} & ChartPlotProps;

/**
 * A chart, or in its place and of its size what there is to say instead (STO-019, ERR-045).
 *
 * Use it for every chart, so that it keeps its size in each state.
 */
export const ChartArea = ({ isLoading, isFailed, onRetry, noSeriesText, ...plot }: ChartAreaProps): ReactElement => {
  const { t } = useTranslation(['dashboard', 'ui']);
  if (isLoading) {
    return (
      <div className={styles.area}>
        <output className={styles.empty}>
          <Spinner />
        </output>
      </div>
    );
  }
  if (!isFailed && !isChartEmpty(plot.series)) return <ChartPlot {...plot} />;
  return (
    <div className={styles.area}>
      <div className={styles.empty}>
        <p>{plot.series.length === 0 && noSeriesText !== undefined ? noSeriesText : t('noData')}</p>
        {isFailed && onRetry && (
          <Button variant="quiet" size="small" icon={RefreshIcon} onPress={onRetry}>
            {t('ui:retry')}
          </Button>
        )}
      </div>
    </div>
  );
};
