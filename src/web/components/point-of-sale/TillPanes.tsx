import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/props.ts';
import styles from './TillPanes.module.css';

export type TillPanesProps = {
  /** The packages: on the left, or above. */
  packages: ReactNode;
  /** Leaves the packages out where there is room for one pane: a sale has begun. */
  isSaleFirst?: boolean;
  /** The sale: who is buying, and every step of it. */
  children: ReactNode;
};

/**
 * The till: packages and the sale, side by side where there is room for both.
 *
 * Use it on the till. Screens with one column are a Panel.
 */
export const TillPanes = ({ packages, isSaleFirst = false, children }: TillPanesProps): ReactElement => (
  <div className={styles.panes}>
    <div className={classes(styles.packages, isSaleFirst && styles.beside)}>{packages}</div>
    <div className={styles.sale}>{children}</div>
  </div>
);
