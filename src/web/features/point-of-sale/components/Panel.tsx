import type { ReactElement, ReactNode } from 'react';
import styles from './Panel.module.css';

export type PanelProps = {
  /** The step that is shown. */
  children: ReactNode;
};

/**
 * The one column of the point of sale: narrow, so that all of it is in reach.
 *
 * Use it around every screen of the point of sale but the till, which is TillPanes.
 */
export const Panel = ({ children }: PanelProps): ReactElement => <div className={styles.panel}>{children}</div>;
