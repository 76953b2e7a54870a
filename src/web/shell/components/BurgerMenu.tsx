import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { CloseIcon } from '#web/ui/icons.ts';
import { Brand } from './Brand.tsx';
import styles from './BurgerMenu.module.css';
import { navigationIcons } from './navigation-icons.ts';
import type { NavigationItem } from './navigation-item.ts';
import { NavigationLinks } from './NavigationLinks.tsx';
import { useFixedBody } from './use-fixed-body.ts';

export type BurgerMenuProps = {
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

/**
 * The navigation on mobile: covers the page, keeps the focus inside, and closes when the viewport leaves mobile.
 *
 * Use it at 920 px and less; on wider screens the entries are in the NavigationBar.
 *
 * Keyboard: Tab stays inside, Escape closes, and the focus returns to the button of the bar.
 */
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
