import type { ReactElement } from 'react';
import type { ChartSeries } from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './ChartHint.module.css';

type ColorMarkProps = {
  /** Number of a chart colour of the tokens, from 1. */
  color: number;
};

/** The colour of a series, beside its name. */
export const ColorMark = ({ color }: ColorMarkProps): ReactElement => (
  <span className={styles.mark} style={{ background: `var(--color-chart-${color})` }} aria-hidden />
);

type ChartHintProps = {
  /** Position of the hovered step, from 0. */
  step: number;
  /** The step's day or time, in the visitor's words. */
  label: string;
  /** Those that are drawn, each with its value at this step. */
  series: readonly ChartSeries[];
  /** Share of the chart's width. */
  place: number;
};

/** Most series that are told for one step: those with the highest values. */
const SERIES_MAX = 5;

const percent = (share: number): string => `${share * 100}%`;

/** The hint of a hovered step: a line through the step, and its values beside it. */
export const ChartHint = ({ step, label, series, place }: ChartHintProps): ReactElement => {
  const { money } = useFormat();
  const values = series
    .map(({ id, name, values, color }) => ({ id, name, value: values[step] ?? 0, color }))
    .sort((a, b) => b.value - a.value)
    .slice(0, SERIES_MAX);
  const isLeft = place > 0.5;
  return (
    <>
      <div className={styles.line} style={{ insetInlineStart: percent(place) }} />
      <div
        className={styles.hint}
        style={isLeft ? { insetInlineEnd: percent(1 - place) } : { insetInlineStart: percent(place) }}
      >
        <p className={styles.step}>{label}</p>
        <ul>
          {values.map(({ id, name, value, color }) => (
            <li key={id} className={styles.value}>
              <ColorMark color={color} />
              {series.length > 1 && <span className={styles.name}>{name}</span>}
              <data value={value}>{money(value, DEFAULT_CURRENCY)}</data>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
