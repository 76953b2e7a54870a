import type { ReactElement } from 'react';
import styles from './Sparkline.module.css';

type SparklineProps = {
  /** What is drawn, in words. */
  label: string;
  /** One number for each day, the oldest first. */
  values: readonly number[];
};

/** In the units of the drawing. */
const HEIGHT = 100;

/** The course of a figure as a small line, without axes. */
export const Sparkline = ({ label, values }: SparklineProps): ReactElement => {
  const most = Math.max(...values, 0);
  const points = values.map((value, index) => `${index},${most === 0 ? HEIGHT : HEIGHT - (HEIGHT * value) / most}`);
  const width = Math.max(values.length - 1, 1);
  return (
    <svg
      className={styles.line}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with the page's own figures
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <polygon className={styles.area} points={`0,${HEIGHT} ${points.join(' ')} ${width},${HEIGHT}`} />
      <polyline className={styles.stroke} points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
};
