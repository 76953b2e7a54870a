import type { ReactElement } from 'react';
import styles from './ColorMark.module.css';

export type ColorMarkProps = {
  /** Number of a chart colour of the tokens, from 1. */
  color: number;
};

/**
 * The colour of a series, beside its name.
 *
 * Use it before the name of a series, in legends and hints.
 */
export const ColorMark = ({ color }: ColorMarkProps): ReactElement => (
  <span className={styles.mark} style={{ background: `var(--color-chart-${color})` }} aria-hidden />
);
