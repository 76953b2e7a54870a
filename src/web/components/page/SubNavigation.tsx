import type { ReactElement } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './SubNavigation.module.css';

type SubNavigationItem = {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
  /** How much waits on the page, in a few digits; left out while nothing does or it is not known. */
  count?: string | undefined;
};

type SubNavigationProps = {
  /** Accessible name: whose pages they are. */
  label: string;
  /** In order, with the current one marked. */
  items: readonly SubNavigationItem[];
};

/**
 * The pages of one area, at the foot of the header band.
 *
 * Use it for two to six pages of one area that have addresses. Views without one are Tabs.
 *
 * Anatomy: links in a row, or in more where they have no room, after one its count; the current one is marked, for screen
 * readers too.
 *
 * Do:
 * - Label each page by one or two words: they never wrap, and German is longer.
 * - Keep the order on all pages of the area.
 *
 * Don't:
 * - Lead to another area by it.
 * - Mark the current page by its look alone: `isCurrent` also tells screen readers.
 *
 * Keyboard: each is a link.
 */
export const SubNavigation = ({ label, items }: SubNavigationProps): ReactElement => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key} className={classes(styles.entry, item.isCurrent && styles.current)}>
          <Link href={item.href} variant="plain" {...(item.isCurrent && { 'aria-current': 'page' })}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
