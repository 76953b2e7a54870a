import type { ReactElement, ReactNode } from 'react';
import styles from './Panel.module.css';

export type PanelProps = {
  children: ReactNode;
};

/** The one column of the point of sale: narrow, so that all of it is in reach. */
export const Panel = ({ children }: PanelProps): ReactElement => <div className={styles.panel}>{children}</div>;
