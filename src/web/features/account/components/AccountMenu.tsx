import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { ChevronRightIcon, LogOutIcon } from '#web/ui/icons.ts';
import { classes } from '#web/ui/props.ts';
import styles from './AccountMenu.module.css';

export type AccountMenuProps = {
  /** Who is signed in; undefined while that is not known. */
  email: string | undefined;
  /** The pages of the account, in order; the current one is marked. Its text says on phones what is there. */
  items: readonly { key: string; label: string; text: string; href: string; icon: IconShape; isCurrent: boolean }[];
  /** Called by the button below the pages. */
  onSignOut: () => void;
  /** Signing out is under way: the button waits. */
  isSigningOut?: boolean;
};

/**
 * The signed-in user, the pages of the account, and the sign-out button.
 *
 * Use it beside the content of each page of the account. The main pages are in the NavigationBar.
 *
 * Keyboard: Tab goes through the pages to the sign-out button.
 */
export const AccountMenu = ({ email, items, onSignOut, isSigningOut = false }: AccountMenuProps): ReactElement => {
  const { t } = useTranslation('account');
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      <p className={styles.email}>
        <EmailAddress address={email ?? ''} />
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.key} className={classes(styles.entry, item.isCurrent && styles.current)}>
            <Link href={item.href} variant="plain" icon={item.icon} {...(item.isCurrent && { 'aria-current': 'page' })}>
              {item.label}
            </Link>
            <p className={styles.text}>{item.text}</p>
            <span className={styles.chevron}>
              <Icon of={ChevronRightIcon} />
            </span>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" icon={LogOutIcon} onPress={onSignOut} isPending={isSigningOut}>
        {t('logout')}
      </Button>
    </nav>
  );
};
