import type { ReactElement, ReactNode } from 'react';
import styles from './ActionBar.module.css';

export type ActionBarProps = {
  children: ReactNode;
};

/** Holds the next step. On narrow screens it is fixed to the bottom edge, where the thumb is. */
export const ActionBar = ({ children }: ActionBarProps): ReactElement => <div className={styles.bar}>{children}</div>;
