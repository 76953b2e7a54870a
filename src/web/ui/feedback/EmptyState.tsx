import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon.tsx';
import { PackageIcon } from '../icons.ts';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  /** That there is nothing, in a few words: 'Your inventory is empty'. */
  title: string;
  /** The next step. */
  text?: string;
  /** A Button or a Link for it. */
  action?: ReactNode;
  /** What the list would hold. */
  icon?: IconShape;
};

/**
 * Replaces an empty list: says that it is empty, and what to do next.
 *
 * Use it for every list that can be empty, with the step that fills it. A list that could not be loaded has an
 * ErrorState.
 *
 * Anatomy: an icon in a circle, the title, the text, the action; centred, one below the other.
 *
 * Do:
 * - Name in the title what is missing: "Your inventory is empty".
 * - Offer the one action that fills the list.
 * - After a filter say that nothing matches, and offer to clear it.
 *
 * Don't:
 * - Show it while the list loads: that shows a Skeleton.
 * - Say only "No data", or apologise.
 */
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
