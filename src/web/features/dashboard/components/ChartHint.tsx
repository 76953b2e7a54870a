import type { ReactElement } from 'react';
import { type ChartColor, type ChartSeries, dashOf } from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { classes } from '#web/ui/props.ts';
import styles from './ChartHint.module.css';

type ColorMarkProps = {
  /** One of the tokens. */
  color: ChartColor;
  /** The length of the series' dashes; 0 for none. */
  dash?: number;
};

/** The colour of a series, beside its name. */
export const ColorMark = ({ color, dash = 0 }: ColorMarkProps): ReactElement => (
  <span
    className={classes(styles.mark, dash > 0 && styles.dashed)}
    style={{ color: `var(--color-chart-${color})`, ...(dash > 0 && { '--dash': `${dash}px` }) }}
    aria-hidden
  />
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

const percent = (share: number): string => `${share * 100}%`;

/** The hint of a hovered step: a line through the step, and its values beside it. */
export const ChartHint = ({ step, label, series, place }: ChartHintProps): ReactElement => {
  const { money } = useFormat();
  const values = series
    .map(({ isDashed = false, ...one }) => ({ ...one, isDashed, value: one.values[step] ?? 0 }))
    .sort((a, b) => Number(a.isDashed) - Number(b.isDashed) || b.value - a.value);
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
          {values.map(({ value, ...one }) => (
            <li key={one.id} className={styles.value}>
              <ColorMark color={one.color} dash={dashOf(one)} />
              {series.length > 1 && <span className={styles.name}>{one.name}</span>}
              <data value={value}>{money(value, DEFAULT_CURRENCY)}</data>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
