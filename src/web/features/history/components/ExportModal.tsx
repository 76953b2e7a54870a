import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { DownloadIcon, RefreshIcon } from '#web/ui/icons.ts';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './ExportModal.module.css';

export type ExportModalProps = {
  /** The days that the file covers, both included. */
  first: Date;
  /** The last of the days. */
  last: Date;
  /** The list shows one user only, the file all of them. */
  isUserFiltered: boolean;
  /** `empty` is ready too, with a file of headings only. */
  status: 'processing' | 'ready' | 'empty' | 'failed';
  /** Saves the ready file. */
  onDownload: () => void;
  /** Asks for the file once more. */
  onRetry: () => void;
  /** Called by the close button, Escape and a press outside; the file is dropped. */
  onClose: () => void;
};

const Status = ({ status, onRetry }: Pick<ExportModalProps, 'status' | 'onRetry'>): ReactElement => {
  const { t } = useTranslation(['history', 'ui']);
  if (status === 'processing') {
    return (
      <output className={styles.processing}>
        <Spinner size={20} label="" />
        {t('csv.processing')}
      </output>
    );
  }
  if (status === 'failed') {
    return (
      <Banner
        tone="danger"
        action={
          <Button variant="quiet" size="small" icon={RefreshIcon} onPress={onRetry}>
            {t('ui:retry')}
          </Button>
        }
      >
        {t('csv.failed')}
      </Banner>
    );
  }
  return <Banner tone="success">{t(`csv.${status}`)}</Banner>;
};

/**
 * The file of sales: being made, ready to be saved, or not to be had (STO-060 to STO-062).
 *
 * Use it behind the export button of the history. It waits by itself; no toast is needed.
 */
export const ExportModal = (props: ExportModalProps): ReactElement => {
  const { first, last, isUserFiltered, status, onDownload, onRetry, onClose } = props;
  const { t } = useTranslation(['history', 'common']);
  const { date } = useFormat();
  const reason = { processing: t('csv.notReady'), failed: t('csv.noFile'), ready: undefined, empty: undefined }[status];
  const footer = (
    <>
      <Button onPress={onClose}>{t('common:cancel')}</Button>
      <Button variant="primary" icon={DownloadIcon} onPress={onDownload} disabledReason={reason}>
        {t('common:download')}
      </Button>
    </>
  );
  return (
    <Modal isOpen onClose={onClose} title={t('csv.title')} width={650} footer={footer}>
      <div className={styles.content}>
        <p>{t('csv.text', { from: date(first), to: date(last) })}</p>
        {isUserFiltered && <p>{t('csv.allUsers')}</p>}
        <div className={styles.status}>
          <Status status={status} onRetry={onRetry} />
        </div>
      </div>
    </Modal>
  );
};
