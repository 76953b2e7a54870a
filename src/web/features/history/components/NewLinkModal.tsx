import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './NewLinkModal.module.css';

export type NewLinkModalProps = {
  /** The whole address; the old one works no longer. */
  link: string;
  /** Called by Done, the close button and Escape. */
  onClose: () => void;
};

/**
 * The new link to a customer's profile, to copy.
 *
 * Use it after links were replaced: it is the moment to send the new one. A link that stays is a ShareLink.
 */
export const NewLinkModal = ({ link, onClose }: NewLinkModalProps): ReactElement => {
  const { t } = useTranslation(['history', 'common']);
  return (
    <Modal
      isOpen
      onClose={onClose}
      // The second press of a double click on the previous button lands outside.
      isLocked
      title={t('links.doneTitle')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common:done')}
        </Button>
      }
    >
      <div className={styles.content}>
        <p>{t('links.doneText')}</p>
        <CopyField label={t('links.label')} value={link} />
      </div>
    </Modal>
  );
};
