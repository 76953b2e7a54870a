import { type PointerEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CHART_HEIGHT_PX,
  chartMaximum,
  type ChartSeries,
  type ChartShape,
  type ChartStep,
  isChartEmpty,
  labelledSteps,
  placeOfStep,
  startOfStep,
  stepAt,
} from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RefreshIcon } from '#web/ui/icons.ts';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './ChartArea.module.css';
import { ChartHint } from './ChartHint.tsx';

const ChartDrawing = lazyComponent(async () => (await import('./ChartDrawing.tsx')).ChartDrawing, {
  fallback: <Skeleton shape="block" height="100%" />,
});

type ChartTableProps = {
  /** The table's caption. */
  label: string;
  /** One row for each. */
  steps: readonly ChartStep[];
  /** One column for each. */
  series: readonly ChartSeries[];
};

/** The chart as a table, for screen readers. */
const ChartTable = ({ label, steps, series }: ChartTableProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ timestamp, name, isUnfinished }, index) => (
          <tr key={timestamp}>
            <th scope="row">{isUnfinished ? t('unfinished', { step: name }) : name}</th>
            {series.map(({ id, values }) => (
              <td key={id}>{money(values[index] ?? 0, DEFAULT_CURRENCY)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type ChartPlotProps = {
  /** Accessible name: what the chart shows. */
  label: string;
  /** Places on the horizontal axis, from left to right. */
  steps: readonly ChartStep[];
  /** One for each line or kind of bar, with a value for each step. */
  series: readonly ChartSeries[];
  /** Lines for a course of time, bars for sums. */
  shape: ChartShape;
};

const Scale = ({ maximum }: { maximum: number }): ReactElement => {
  const { number } = useFormat();
  return (
    <div className={styles.scale}>
      {[maximum, maximum / 2, 0].map((value) => (
        <span key={value}>{number(value)}</span>
      ))}
    </div>
  );
};

/** On narrow screens the year is below the day, or the month. */
const StepLabel = ({ text }: { text: string }): ReactElement => {
  const [day = '', ...rest] = text.split(/(?=\d{4})/);
  return (
    <span>
      {day}
      <wbr />
      {rest}
    </span>
  );
};

/** A chart with its axes; a table for screen readers. */
const ChartPlot = ({ label, steps, series, shape }: ChartPlotProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const [pointed, setPointed] = useState<number>();
  const hinted = pointed === undefined ? undefined : steps[pointed];
  const unfinished = steps.findIndex(({ isUnfinished }) => isUnfinished);
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(stepAt((clientX - left) / width, steps.length, shape));
  };
  return (
    <div className={styles.chart}>
      <VisuallyHidden>
        <ChartTable label={label} steps={steps} series={series} />
      </VisuallyHidden>
      <div className={styles.plot} aria-hidden>
        <Scale maximum={chartMaximum(series, shape)} />
        <div
          className={styles.drawing}
          style={{ height: CHART_HEIGHT_PX }}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {unfinished !== -1 && (
            <div
              className={styles.unfinished}
              style={{ insetInlineStart: `${100 * startOfStep(unfinished, steps.length, shape)}%` }}
            />
          )}
          <ChartDrawing series={series} shape={shape} />
          {pointed !== undefined && hinted && (
            <ChartHint
              step={pointed}
              label={hinted.isUnfinished ? t('unfinished', { step: hinted.name }) : hinted.name}
              series={series}
              place={placeOfStep(pointed, steps.length, shape)}
            />
          )}
        </div>
        <div className={styles.steps}>
          {labelledSteps(steps.length).map((step) => (
            <StepLabel key={step} text={steps[step]?.label ?? ''} />
          ))}
        </div>
      </div>
    </div>
  );
};

type ChartAreaProps = {
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
