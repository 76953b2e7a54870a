import type { ReactElement } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { classes } from '../props.ts';
import styles from './Figure.module.css';

type FigureProps = {
  /** Already in the reader's format: see useFormat().moneyParts. */
  value: string;
  /** 'USD', 'GB': smaller and lighter than the number. */
  unit?: string | undefined;
  /** The number's label, above it. */
  label?: string;
  /** 22, 28, 36 and 48 px. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** Colours the number for a state; `neutral` by default. Never the only sign of that state. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** Strikes the number through: it no longer holds. A word beside it says why. */
  isStruck?: boolean;
};

/**
 * A large number with digits of equal width, its unit smaller beside it.
 *
 * Use it for the one number that matters on a card or in a header band. In running text and tables, numbers are text.
 *
 * Anatomy: the label; below it the number and, smaller, its unit. Number and unit never part at a line's end.
 *
 * Do:
 * - Take number and currency from useFormat().moneyParts: their order and signs are those of the reader's language.
 * - Have one `hero` on a screen.
 *
 * Don't:
 * - Tell a state by `tone` alone: a word beside it says it too.
 * - Set two figures of one size side by side where one of them matters more.
 */
export const Figure = (props: FigureProps): ReactElement => {
  const { value, unit, label, size = 'medium', tone = 'neutral', isStruck = false } = props;
  const Line = isStruck ? 's' : 'span';
  return (
    <span className={classes(styles.figure, styles[size], styles[tone])}>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <Line className={styles.line}>
        <span className={styles.value}>{value}</span>
        {unit !== undefined && <span className={styles.unit}>{`\u00A0${unit}`}</span>}
      </Line>
    </span>
  );
};

/** Placeholder of a figure while it loads. */
export const FigureSkeleton = ({ size = 'medium' }: Pick<FigureProps, 'size'>): ReactElement => (
  <span className={classes(styles.figure, styles[size])}>
    <span className={styles.line}>
      <Skeleton width="9rem" />
    </span>
  </span>
);
