import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import type { IconShape } from '#web/ui/Icon.tsx';
import { BlocksIcon, BookIcon, CloseIcon, CodeIcon, StoreIcon, TagIcon, UserIcon, WalletIcon } from '#web/ui/icons.ts';
import { Brand } from './Brand.tsx';
import styles from './BurgerMenu.module.css';
import { type NavigationItem, type NavigationKey, NavigationLinks } from './NavigationLinks.tsx';

/** The icon of an entry in the menu; the bar has only text. */
const navigationIcons: Record<NavigationKey, IconShape> = {
  store: StoreIcon,
  credits: WalletIcon,
  pricing: TagIcon,
  docs: BookIcon,
  api: CodeIcon,
  sdk: BlocksIcon,
  account: UserIcon,
};

/** Keeps the page behind an overlay from scrolling, also where the browser ignores overflow (iOS). */
const useFixedBody = (isFixed: boolean): void => {
  useEffect(() => {
    if (!isFixed) return undefined;
    const { style } = document.body;
    const { scrollY } = window;
    Object.assign(style, { position: 'fixed', top: `${-scrollY}px`, width: '100%' });
    return () => {
      Object.assign(style, { position: '', top: '', width: '' });
      window.scrollTo(0, scrollY);
    };
  }, [isFixed]);
};

type BurgerMenuProps = {
  /** Whether it covers the page. */
  isOpen: boolean;
  /** Called by its button, Escape, a followed entry, and a wider viewport. */
  onClose: () => void;
  /** On top, as in the bar. */
  storeName: string;
  /** The entries of the navigation; none while signed out. */
  items: readonly NavigationItem[];
  /** The most frequent actions, above the entries. */
  actions?: ReactNode;
  /** The sign-out button. */
  access: ReactNode;
  /** Info cards. */
  children?: ReactNode;
};

/** The navigation on mobile: covers the page, keeps the focus inside, and closes when the viewport leaves mobile. */
export const BurgerMenu = (props: BurgerMenuProps): ReactElement => {
  const { t } = useTranslation(['shell', 'common']);
  const isMobile = useIsMobile();
  const { isOpen, onClose } = props;
  useEffect(() => {
    if (isOpen && !isMobile) onClose();
  }, [isMobile, isOpen, onClose]);
  useFixedBody(isOpen);
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.menu ?? ''} aria-label={t('shell:navigation.menu')}>
          <div className={styles.head}>
            <Brand storeName={props.storeName} />
            <IconButton label={t('common:close')} icon={CloseIcon} onPress={onClose} />
          </div>
          {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
          <nav aria-label={t('shell:navigation.label')}>
            <NavigationLinks items={props.items} appearance="column" icons={navigationIcons} onFollow={onClose} />
          </nav>
          {props.children}
          <div className={styles.access}>{props.access}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
