import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { ChevronRightIcon, HistoryIcon, LogOutIcon, MailIcon, StoreIcon, UserIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { classes } from '#web/ui/props.ts';
import styles from './AccountFrame.module.css';

/** The pages of the account, in the order of the menu. */
const usePages = () => {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const entries = [
    {
      key: 'details',
      label: t('details'),
      text: t('about.details'),
      href: paths.accountDetails(),
      icon: UserIcon,
    },
    {
      key: 'brand',
      label: t('brand.title'),
      text: t('about.brand'),
      href: paths.brand(),
      icon: StoreIcon,
    },
    {
      key: 'notifications',
      label: t('notifications.title'),
      text: t('about.notifications'),
      href: paths.notifications(),
      icon: MailIcon,
    },
    {
      key: 'purchases',
      label: t('purchases'),
      text: t('about.purchases'),
      href: paths.creditPurchases(),
      icon: HistoryIcon,
    },
  ];
  return entries.map((entry) => Object.assign(entry, { isCurrent: isWithin(pathname, entry.href) }));
};

const Menu = ({ pages }: { pages: ReturnType<typeof usePages> }): ReactElement => {
  const { t } = useTranslation('shell');
  const { email, signOut } = useSession();
  const toast = useToast();
  const [isSigningOut, setSigningOut] = useState(false);
  const leave = async (): Promise<void> => {
    setSigningOut(true);
    try {
      await signOut();
    } catch {
      toast.error(t('navigation.logoutError'));
    } finally {
      setSigningOut(false);
    }
  };
  return <AccountMenu email={email} items={pages} onSignOut={() => void leave()} isSigningOut={isSigningOut} />;
};

type AccountMenuProps = {
  /** Who is signed in; undefined while that is not known. */
  email: string | undefined;
  /** The pages of the account, in order; the current one is marked. Its text says on phones what is there. */
  items: readonly { key: string; label: string; text: string; href: string; icon: IconShape; isCurrent: boolean }[];
  /** Called by the button below the pages. */
  onSignOut: () => void;
  /** Signing out is under way: the button waits. */
  isSigningOut?: boolean;
};

/** The signed-in user, the pages of the account, and the sign-out button. */
const AccountMenu = ({ email, items, onSignOut, isSigningOut = false }: AccountMenuProps): ReactElement => {
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

type AccountFrameProps = {
  /** The page's own title, above it on mobile. */
  title?: string;
  /** Where back leads; on mobile to the menu where it is left out (ACC-006), elsewhere nowhere. */
  back?: { href: string; label: string } | undefined;
  /** No page: the menu alone. */
  children?: ReactNode;
};

/** The menu beside the page, and what is on it in the header; on mobile the page alone, or the menu alone where there is no page. */
export const AccountFrame = ({ title, back, children }: AccountFrameProps): ReactElement => {
  const { t } = useTranslation('account');
  const { email } = useSession();
  const pages = usePages();
  const isMobile = useIsMobile();
  const isPageAlone = isMobile && children !== undefined;
  return (
    <PageFrame
      title={isPageAlone && title !== undefined ? title : t('title')}
      // The menu beside the page has the address.
      context={isMobile ? email : pages.find(({ isCurrent }) => isCurrent)?.text}
      back={back ?? (isPageAlone ? { href: paths.account(), label: t('backToAccount') } : undefined)}
    >
      <div className={styles.columns}>
        {!isPageAlone && (
          <Card>
            <Menu pages={pages} />
          </Card>
        )}
        {children !== undefined && <div className={styles.page}>{children}</div>}
      </div>
    </PageFrame>
  );
};
