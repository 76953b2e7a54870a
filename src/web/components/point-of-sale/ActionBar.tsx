import type { ReactElement, ReactNode } from 'react';
import styles from './ActionBar.module.css';

export type ActionBarProps = {
  /** One MainAction, and at most one quiet button beside it. */
  children: ReactNode;
};

/**
 * Holds the next step. On narrow screens it is fixed to the bottom edge, where the thumb is.
 *
 * Use it once on each screen of the point of sale. Elsewhere buttons stand where they belong in the page.
 */
export const ActionBar = ({ children }: ActionBarProps): ReactElement => <div className={styles.bar}>{children}</div>;
