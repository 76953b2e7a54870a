import type { ReactElement } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './SubNavigation.module.css';

export type SubNavigationProps = {
  /** Accessible name: whose pages they are. */
  label: string;
  /** In order, with the current one marked. */
  items: readonly { key: string; label: string; href: string; isCurrent: boolean }[];
};

/**
 * The pages of one area, at the foot of the header band.
 *
 * Use it for two to six pages of one area that have addresses. Views without one are Tabs.
 *
 * Keyboard: each is a link.
 */
export const SubNavigation = ({ label, items }: SubNavigationProps): ReactElement => (
  <nav className={styles.navigation} aria-label={label}>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key} className={classes(styles.entry, item.isCurrent && styles.current)}>
          <Link href={item.href} variant="plain" {...(item.isCurrent && { 'aria-current': 'page' })}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
