import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileFormat } from '#domain/table-file.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useSingleDownload } from '#web/ui/actions/use-single-call.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { DownloadIcon } from '#web/ui/icons.ts';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { FileFormatField } from './FileFormatField.tsx';

export type SaveTableProps = {
  /** The format that is chosen. */
  value: FileFormat;
  /** Called with another format. */
  onChange: (format: FileFormat) => void;
  /** Whether it is shown; keep it mounted, so that it can fade. */
  isOpen: boolean;
  /** What is saved. */
  title: string;
  /** Makes the file and saves it. */
  onSave: (format: FileFormat) => Promise<void>;
  /** Said when that failed. */
  failed: string;
  /** Called by Cancel, the close button, Escape and a press outside, and after the file was saved. */
  onClose: () => void;
};

/**
 * The dialog that saves a table as a file, in the format that is chosen.
 *
 * Use it for a table that is saved as it is. A file that is prepared first has a dialog of its own with a
 * FileFormatField.
 *
 * Anatomy: the formats; below them why the last try failed; Cancel and Download.
 *
 * Do:
 * - Name in the title what the file holds.
 *
 * Don't:
 * - Open it by itself.
 *
 * Keyboard: Tab stays inside, Escape closes.
 */
export const SaveTable = (props: SaveTableProps): ReactElement => {
  const { isOpen, title, value, onChange, onSave, failed, onClose } = props;
  const { t } = useTranslation('common');
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const save = useSingleDownload(async () => {
    setState('saving');
    try {
      await onSave(value);
      setState('open');
      onClose();
    } catch (error) {
      setState('failed');
      throw error;
    }
  });
  const footer = (
    <>
      <Button onPress={onClose}>{t('cancel')}</Button>
      <Button variant="primary" icon={DownloadIcon} isPending={state === 'saving'} onPress={save}>
        {t('download')}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title} footer={footer}>
      <FileFormatField value={value} onChange={onChange} />
      {state === 'failed' && <Banner tone="danger">{failed}</Banner>}
    </Modal>
  );
};
