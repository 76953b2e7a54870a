import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { ClockIcon, ErrorIcon, SuccessIcon } from '#web/ui/icons.ts';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './InventoryStatusDialog.module.css';

export type InventoryStatus = 'success' | 'pending' | 'error';

type InventoryStatusDialogProps = {
  /** The dialog is closed when undefined. */
  status: InventoryStatus | undefined;
  /** What to do with packages that are ready. */
  sellHref: string;
  /** Called by Done, the close button and Escape. */
  onClose: () => void;
};

const icons: Record<InventoryStatus, IconShape> = { success: SuccessIcon, pending: ClockIcon, error: ErrorIcon };

/** The result of the last update or payment, shown once (STO-028). */
export const InventoryStatusDialog = ({ status, sellHref, onClose }: InventoryStatusDialogProps): ReactElement => {
  const { t } = useTranslation(['inventory', 'common', 'shell']);
  const footer = (
    <>
      <Button variant={status === 'success' ? 'secondary' : 'primary'} onPress={onClose}>
        {t('common:done')}
      </Button>
      {status === 'success' && (
        <Link href={sellHref} variant="primary">
          {t('shell:navigation.sellPackage')}
        </Link>
      )}
    </>
  );
  return (
    <Modal
      isOpen={status !== undefined}
      onClose={onClose}
      title={status ? t(`inventory:status.${status}.title`) : ''}
      width={324}
      footer={footer}
    >
      {status && (
        <div className={styles.status}>
          <Icon of={icons[status]} size={40} className={styles[status]} />
          <p>{t(`inventory:status.${status}.text`)}</p>
        </div>
      )}
    </Modal>
  );
};
