import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDay } from '#domain/date.ts';
import { endingOf, type FileFormat } from '#domain/table-file.ts';
import { exportCustomers, exportCustomersWorkbook } from '#web/api/storefront/customers/customers.ts';
import { useFileFormat } from '#web/browser-storage/file-format.ts';
import { SaveTable } from '#web/components/files/SaveTable.tsx';
import { browserLocale } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { saveTable } from '#web/ui/actions/save-file.ts';

type ExportCustomersProps = {
  /** Whether it is shown; keep it mounted, so that it can fade. */
  isOpen: boolean;
  /** What the list is searched for; the file has all customers where it is empty. */
  searched: string;
  /** How many customers the file will have. */
  count: number;
  /** Called when it is left, and after the file was saved. */
  onClose: () => void;
};

/** Saves the customers of the list, on all its pages, as a file in the language shown. */
export const ExportCustomers = ({ isOpen, searched, count, onClose }: ExportCustomersProps): ReactElement => {
  const { t } = useTranslation('customers');
  const headers = { Locale: useLanguage() };
  const [format, setFormat] = useFileFormat(browserLocale());
  const save = async (chosen: FileFormat): Promise<void> => {
    const search = searched === '' ? {} : { search: searched };
    const file =
      chosen === 'xlsx'
        ? await exportCustomersWorkbook(search, headers)
        : await exportCustomers({ ...search, style: chosen }, headers);
    saveTable(`customers-${formatIsoDay(new Date())}.${endingOf(chosen)}`, file);
  };
  return (
    <SaveTable
      isOpen={isOpen}
      title={t(searched === '' ? 'export.all' : 'export.found', { count })}
      value={format}
      onChange={setFormat}
      onSave={save}
      failed={t('export.failed')}
      onClose={onClose}
    />
  );
};
