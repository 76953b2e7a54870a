import type { ReactElement } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { classes } from '#web/ui/props.ts';
import type { NavigationItem } from './navigation-item.ts';
import styles from './NavigationLinks.module.css';

export interface NavigationLinksProps {
  items: readonly NavigationItem[];
  /** `row` for the bar, `column` for the menu. */
  appearance: 'row' | 'column';
  onFollow?: () => void;
}

const Entry = ({ item, hasIcon, onFollow }: { item: NavigationItem; hasIcon: boolean; onFollow?: () => void }) => (
  <Link
    href={item.href}
    variant="plain"
    {...(hasIcon && { icon: item.icon })}
    {...(item.isCurrent && { 'aria-current': 'page' })}
    {...(onFollow && { onPress: onFollow })}
  >
    <span>
      {item.label}
      {item.amount !== undefined && ' '}
      {item.amount !== undefined && <span className={styles.amount}>{item.amount}</span>}
    </span>
  </Link>
);

export const NavigationLinks = ({ items, appearance, onFollow }: NavigationLinksProps): ReactElement => (
  <ul className={classes(styles.links, styles[appearance])}>
    {items.map((item) => (
      <li key={item.key} className={classes(styles.entry, item.isCurrent && styles.current)}>
        <Entry item={item} hasIcon={appearance === 'column'} {...(onFollow && { onFollow })} />
      </li>
    ))}
  </ul>
);
