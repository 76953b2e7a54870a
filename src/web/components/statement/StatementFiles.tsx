import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileFormat } from '#domain/table-file.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useSingleDownload } from '#web/ui/actions/use-single-call.ts';
import { useIsPhone } from '#web/ui/breakpoint.ts';
import { DownloadIcon } from '#web/ui/icons.ts';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

const SaveTable = lazyModal(async () => (await import('#web/components/files/SaveTable.tsx')).SaveTable);

type StatementFilesProps = {
  /** The format of the table, which is remembered. */
  format: FileFormat;
  /** Called with another format. */
  onFormat: (format: FileFormat) => void;
  /** Saves the table in this format; rejects where it could not be made. */
  onSaveTable: () => Promise<void>;
  /** Saves the document; rejects where it could not be made. */
  onSavePdf: () => Promise<void>;
};

/**
 * Saves the statement of a month as a table or as a document.
 *
 * Use it among the actions of a page that shows the statement.
 *
 * Anatomy: two buttons; the first one asks for the format of the table.
 *
 * Do:
 * - Save what the page shows, in the language that it is shown in.
 *
 * Don't:
 * - Report a file that could not be made: the buttons do.
 *
 * Keyboard: Tab reaches both buttons.
 */
export const StatementFiles = (props: StatementFilesProps): ReactElement => {
  const { format, onFormat, onSaveTable, onSavePdf } = props;
  const { t } = useTranslation('statement');
  const toast = useToast();
  const [state, setState] = useState<'table' | 'pdf'>();
  // Beside the month, a phone has room for the words alone.
  const sign = useIsPhone() ? {} : { icon: DownloadIcon };
  const savePdf = useSingleDownload(async () => {
    setState('pdf');
    try {
      await onSavePdf();
    } catch (error) {
      toast.error(t('saveFailed'));
      throw error;
    } finally {
      setState(undefined);
    }
  });
  return (
    <>
      <Button {...sign} onPress={() => setState('table')} aria-label={t('table')}>
        {t('tableShort')}
      </Button>
      <Button {...sign} isPending={state === 'pdf'} onPress={savePdf} aria-label={t('pdf')}>
        PDF
      </Button>
      <SaveTable
        isOpen={state === 'table'}
        title={t('table')}
        value={format}
        onChange={onFormat}
        onSave={onSaveTable}
        failed={t('saveFailed')}
        onClose={() => setState(undefined)}
      />
    </>
  );
};
