import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon.tsx';
import { PackageIcon } from '../icons.ts';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: string;
  /** The next step. */
  text?: string;
  /** A Button or a Link for it. */
  action?: ReactNode;
  icon?: IconShape;
};

/** Replaces an empty list: says that it is empty, and what to do next. */
export const EmptyState = ({ title, text, action, icon = PackageIcon }: EmptyStateProps): ReactElement => (
  <div className={styles.state}>
    <span className={styles.icon}>
      <Icon of={icon} size={24} />
    </span>
    <p className={styles.title}>{title}</p>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
