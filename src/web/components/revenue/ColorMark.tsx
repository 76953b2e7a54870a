import type { ReactElement } from 'react';
import styles from './ColorMark.module.css';

/** The colour of a series, beside its name. */
export const ColorMark = ({ color }: { color: number }): ReactElement => (
  <span className={styles.mark} style={{ background: `var(--color-chart-${color})` }} aria-hidden />
);
