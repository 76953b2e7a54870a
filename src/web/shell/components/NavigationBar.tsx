import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { ArrowLeftIcon, MenuIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import { Brand } from './Brand.tsx';
import styles from './NavigationBar.module.css';
import { type NavigationItem, NavigationLinks } from './NavigationLinks.tsx';

type NavigationBarProps = {
  /** From the configuration of the store. */
  storeName: string;
  /** Where the brand leads: the store, or the landing page while signed out. */
  homeHref: string;
  /** Empty while signed out. */
  items: readonly NavigationItem[];
  /** The sign-in or sign-out button: at the end of the bar, or in the menu when there is one. */
  access: ReactNode;
  /** The point of sale; undefined on it, and while signed out. */
  sellHref?: string | undefined;
  /** The button of the search; left out while signed out. */
  search?: ReactNode;
  /** The page to go back to: on mobile it replaces the point of sale. */
  backHref?: string | undefined;
  /** Whether the burger menu is open, for the button that opens it. */
  isMenuOpen: boolean;
  /** Opens the burger menu, on mobile. */
  onOpenMenu: () => void;
};

const Burger = ({ isMenuOpen, onOpenMenu }: Pick<NavigationBarProps, 'isMenuOpen' | 'onOpenMenu'>): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <IconButton label={t('navigation.openMenu')} icon={MenuIcon} onPress={onOpenMenu} aria-expanded={isMenuOpen} />
  );
};

const Back = ({ href }: { href: string }): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <Link href={href} variant="quiet" icon={ArrowLeftIcon}>
      {t('navigation.back')}
    </Link>
  );
};

/** Its accessible name distinguishes it from the first entry of the same name. */
const Sell = ({ href }: { href: string }): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <Link href={href} variant="secondary" icon={SmartphoneIcon}>
      <span className={styles.sell}>
        <small>{t('navigation.yourStore')}</small> <strong>{t('navigation.sell')}</strong>
      </span>
    </Link>
  );
};

/** The bar on top of every page of the reseller's app. */
export const NavigationBar = (props: NavigationBarProps): ReactElement => {
  const { t } = useTranslation('shell');
  const isMobile = useIsMobile();
  const { items, access, sellHref } = props;
  const backHref = isMobile ? props.backHref : undefined;
  const hasMenu = isMobile && items.length > 0;
  return (
    <nav className={styles.bar} aria-label={t('navigation.label')}>
      <div className={styles.inner}>
        {backHref !== undefined && <Back href={backHref} />}
        <div className={styles.brand}>
          <Brand storeName={props.storeName} href={props.homeHref} />
        </div>
        {backHref === undefined && sellHref !== undefined && <Sell href={sellHref} />}
        <div className={styles.end}>
          {props.search && <div className={styles.search}>{props.search}</div>}
          {!isMobile && items.length > 0 && <NavigationLinks items={items} appearance="row" />}
          {hasMenu ? <Burger isMenuOpen={props.isMenuOpen} onOpenMenu={props.onOpenMenu} /> : access}
        </div>
      </div>
    </nav>
  );
};
