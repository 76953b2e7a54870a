import type { ReactElement } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { classes } from '../props.ts';
import styles from './Figure.module.css';

export type FigureProps = {
  /** Already in the reader's format: see useFormat().moneyParts. */
  value: string;
  unit?: string | undefined;
  /** The number's label, above it. */
  label?: string;
  /** 22, 28, 36 and 48 px. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
};

/** A large number with digits of equal width, its unit smaller beside it. */
export const Figure = ({ value, unit, label, size = 'medium', tone = 'neutral' }: FigureProps): ReactElement => (
  <span className={classes(styles.figure, styles[size], styles[tone])}>
    {label !== undefined && <span className={styles.label}>{label} </span>}
    <span className={styles.line}>
      <span className={styles.value}>{value}</span>
      {unit !== undefined && <span className={styles.unit}>{`\u00A0${unit}`}</span>}
    </span>
  </span>
);

/** Placeholder of a figure while it loads. */
export const FigureSkeleton = ({ size = 'medium' }: Pick<FigureProps, 'size'>): ReactElement => (
  <span className={classes(styles.figure, styles[size])}>
    <span className={styles.line}>
      <Skeleton width="9rem" />
    </span>
  </span>
);
