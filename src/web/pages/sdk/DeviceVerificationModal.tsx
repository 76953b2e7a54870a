import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { DeviceVerification, type DeviceVerificationProps } from './DeviceVerification.tsx';
import styles from './DeviceVerificationModal.module.css';

export type DeviceVerificationModalProps = {
  onClose: () => void;
} & Omit<DeviceVerificationProps, 'isOpenAtFirst'>;

/** One of the first steps that may be needed later, too. */
export const DeviceVerificationModal = ({ onClose, ...step }: DeviceVerificationModalProps): ReactElement => {
  const { t } = useTranslation(['sdk', 'common']);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('steps.verification')}
      width={650}
      footer={<Button onPress={onClose}>{t('common:done')}</Button>}
    >
      <div className={styles.step}>
        <DeviceVerification {...step} isOpenAtFirst />
      </div>
    </Modal>
  );
};
