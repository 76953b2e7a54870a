import type { ReactElement } from 'react';
import type { IconShape } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { classes, defined } from '#web/ui/props.ts';
import styles from './NavigationLinks.module.css';

export type NavigationKey = 'store' | 'credits' | 'pricing' | 'docs' | 'api' | 'sdk' | 'account';

/** One entry of the main navigation. */
export type NavigationItem = {
  key: NavigationKey;
  label: string;
  href: string;
  isCurrent: boolean;
  /** A number that belongs to the entry: the balance; empty while it is not known yet. */
  amount?: string | undefined;
};

export type NavigationLinksProps = {
  /** In order, with the current one marked. */
  items: readonly NavigationItem[];
  /** `row` for the bar, `column` for the menu. */
  appearance: 'row' | 'column';
  /** One for each entry, in the menu; the bar has none. */
  icons?: Record<NavigationKey, IconShape>;
  /** Called when an entry is followed, to close the menu. */
  onFollow?: () => void;
};

type EntryProps = Pick<NavigationLinksProps, 'icons' | 'onFollow'> & { item: NavigationItem };

const Entry = ({ item, icons, onFollow }: EntryProps): ReactElement => (
  <Link
    href={item.href}
    variant="plain"
    icon={icons?.[item.key]}
    {...(item.isCurrent && { 'aria-current': 'page' })}
    {...defined({ onPress: onFollow })}
  >
    <span>
      {item.label}
      {item.amount !== undefined && ' '}
      {item.amount !== undefined && (
        <span className={styles.amount} data-testid="amount">
          {item.amount === '' ? <Spinner size={20} label="" /> : item.amount}
        </span>
      )}
    </span>
  </Link>
);

/**
 * The entries of the navigation, in a bar or in the burger menu; the Credits entry also shows the balance.
 *
 * Use it in NavigationBar and BurgerMenu. The pages of one area are a SubNavigation.
 */
export const NavigationLinks = ({ items, appearance, ...entry }: NavigationLinksProps): ReactElement => (
  <ul className={classes(styles.links, styles[appearance])}>
    {items.map((item) => (
      <li key={item.key} className={classes(styles.entry, item.isCurrent && styles.current)}>
        <Entry item={item} {...entry} />
      </li>
    ))}
  </ul>
);
