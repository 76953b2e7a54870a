import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/props.ts';
import styles from './TillPanes.module.css';

type PanelProps = {
  /** The step that is shown. */
  children: ReactNode;
};

/**
 * The one column of the point of sale: narrow, so that all of it is in reach.
 *
 * Use it around every screen of the point of sale but the till, which is TillPanes.
 */
export const Panel = ({ children }: PanelProps): ReactElement => <div className={styles.panel}>{children}</div>;

type TillPanesProps = {
  /** What is looked for, a package or a customer: on the left, or above. */
  search: ReactNode;
  /** What the search is about in full: under it, or last where there is room for one pane. */
  below?: ReactNode | undefined;
  /** Leaves the search out where there is room for one pane: a sale has begun. */
  isSaleFirst?: boolean;
  /** The sale is done: what it says beside its code takes more room than a step. */
  isDone?: boolean;
  /** The sale: who is buying, and every step of it. */
  children: ReactNode;
};

/**
 * The till: a search and the sale, side by side where there is room for both.
 *
 * Use it on the till, where a customer is looked for, and for the list of a group sale. Screens with one column are a Panel.
 *
 * Anatomy: the search, and the sale at its right; under the search what it is about in full. In one column from the top:
 * search, sale, and what is below.
 *
 * Do:
 * - Put the steps of the sale into a Panel, with the ActionBar of the next one at its end.
 *
 * Don't:
 * - Put into `below` what has to be seen before the sale: on a phone it is last.
 */
export const TillPanes = ({
  search,
  below,
  isSaleFirst = false,
  isDone = false,
  children,
}: TillPanesProps): ReactElement => (
  <div className={classes(styles.panes, isDone && styles.done)}>
    <div className={classes(styles.search, isSaleFirst && styles.beside)}>{search}</div>
    <div className={styles.sale}>{children}</div>
    {below !== undefined && <div className={styles.below}>{below}</div>}
  </div>
);
