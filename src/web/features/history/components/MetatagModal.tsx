import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#web/ui/actions/CopyButton.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './MetatagModal.module.css';

export type MetatagModalProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** The note as it was sent, XML included. */
  metatag: string;
};

/**
 * The whole note, always as plain text.
 *
 * Use it from MetatagView, for notes that do not fit.
 */
export const MetatagModal = ({ isOpen, onClose, metatag }: MetatagModalProps): ReactElement => {
  const { t } = useTranslation('history');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('metatag.title')}
      footer={<CopyButton value={metatag} label={t('metatag.title')} hasText />}
    >
      <pre className={styles.text}>{metatag}</pre>
    </Modal>
  );
};
