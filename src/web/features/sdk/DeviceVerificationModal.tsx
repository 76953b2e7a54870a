import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDiscardQuestion } from '#web/components/form/FormModal.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { DeviceVerification, type DeviceVerificationProps } from './DeviceVerification.tsx';
import styles from './DeviceVerificationModal.module.css';
import { RemoveVerificationUrl } from './RemoveVerificationUrl.tsx';
import { useSavedUrl } from './use-saved-url.ts';

export type DeviceVerificationModalProps = {
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
} & Pick<DeviceVerificationProps, 'platform' | 'channel'>;

/** One of the first steps that may be needed later, too; here its address is also removed. */
export const DeviceVerificationModal = ({ onClose, ...step }: DeviceVerificationModalProps): ReactElement => {
  const { t } = useTranslation(['sdk', 'common']);
  const channel = useSavedUrl(step.channel);
  const [unsaved, keep] = useState<string>();
  const discard = useDiscardQuestion(unsaved !== undefined, onClose);
  return (
    <Modal
      isOpen
      onClose={discard.onClose}
      title={t('steps.verification')}
      width={650}
      footer={
        discard.question ?? (
          <>
            {channel.webhookUrl !== null && <RemoveVerificationUrl sdkKey={channel.key} onRemoved={onClose} />}
            <Button onPress={discard.onClose}>{t('common:done')}</Button>
          </>
        )
      }
    >
      <div className={styles.step}>
        <DeviceVerification {...step} channel={channel} isOpenAtFirst onType={keep} />
      </div>
    </Modal>
  );
};
