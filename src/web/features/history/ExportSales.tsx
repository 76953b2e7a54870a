import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '#domain/date-range.ts';
import { formatIsoDay, toOffsetIso } from '#domain/date.ts';
import { defaultExportWindow, lastMoment, type SalesWindow } from '#domain/sales-window.ts';
import { endingOf, type FileFormat } from '#domain/table-file.ts';
import {
  useExportActivatedItems,
  useExportActivatedItemsWorkbook,
} from '#web/api/storefront/activations/activations.ts';
import { useFileFormat } from '#web/browser-storage/file-format.ts';
import { FileFormatField } from '#web/components/files/FileFormatField.tsx';
import { browserLocale } from '#web/i18n/language.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { saveTable } from '#web/ui/actions/save-file.ts';
import { useSingleDownload } from '#web/ui/actions/use-single-call.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { DownloadIcon, RefreshIcon } from '#web/ui/icons.ts';
import { Modal, useFocusReturn } from '#web/ui/overlays/Modal.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { HistoryFilterValues } from './use-history-address.ts';
import styles from './ExportSales.module.css';

type ExportModalProps = {
  /** The days that the file covers, both included. */
  first: Date;
  /** The last of the days. */
  last: Date;
  /** The list shows one user only, the file all of them. */
  isUserFiltered: boolean;
  /** `empty` is ready too, with a file of headings only. */
  status: 'processing' | 'ready' | 'empty' | 'failed';
  format: FileFormat;
  /** Another format is another file. */
  onFormat: (format: FileFormat) => void;
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

/** The file of sales: being made, ready to be saved, or not to be had (STO-060 to STO-062). */
const ExportModal = (props: ExportModalProps): ReactElement => {
  const { first, last, isUserFiltered, status, format, onFormat, onDownload, onRetry, onClose } = props;
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
        <FileFormatField value={format} onChange={onFormat} />
        <div className={styles.status}>
          <Status status={status} onRetry={onRetry} />
        </div>
      </div>
    </Modal>
  );
};

type ExportSalesProps = {
  /** Those of the list; the time among them limits the file. */
  filters: HistoryFilterValues;
  /** Called when the dialog is left; an unsaved file is dropped. */
  onClose: () => void;
};

const windowOf = ({ time }: HistoryFilterValues): SalesWindow =>
  (time && spanOf(time)) ?? defaultExportWindow(new Date());

const fileName = (window: SalesWindow, format: FileFormat): string =>
  `sales-${formatIsoDay(window.from)}-${formatIsoDay(lastMoment(window))}.${endingOf(format)}`;

/** One line is that of the headings. */
const isEmpty = (file: string | Blob): boolean => typeof file === 'string' && file.trimEnd().split('\n', 2).length < 2;

const statusOf = (file: string | Blob | undefined, isFetching: boolean): ExportModalProps['status'] => {
  if (isFetching) return 'processing';
  if (file === undefined) return 'failed';
  return isEmpty(file) ? 'empty' : 'ready';
};

/** It may be large, and the next export is to be a new one (STO-063): nothing is kept, or fetched by itself. */
const ONCE = { gcTime: 0, staleTime: Infinity } as const;

const useFile = ({ from, to }: SalesWindow, format: FileFormat) => {
  const headers = { Locale: useLanguage() };
  const span = { from: toOffsetIso(from), to: toOffsetIso(to) };
  const isWorkbook = format === 'xlsx';
  const csv = useExportActivatedItems({ ...span, ...(!isWorkbook && { style: format }) }, headers, {
    query: { ...ONCE, enabled: !isWorkbook },
  });
  const workbook = useExportActivatedItemsWorkbook(span, headers, { query: { ...ONCE, enabled: isWorkbook } });
  return isWorkbook ? workbook : csv;
};

/** Asks for the file of the sales in the chosen time, or of 3 years, in the language shown, and saves it (STO-060). */
export const ExportSales = ({ filters, onClose }: ExportSalesProps): ReactElement => {
  const { t } = useTranslation('history');
  const toast = useToast();
  useFocusReturn();
  const [window] = useState(() => windowOf(filters));
  const [format, setFormat] = useFileFormat(browserLocale());
  const { data, isFetching, refetch } = useFile(window, format);
  const save = useSingleDownload(async () => {
    saveTable(fileName(window, format), data ?? '');
    toast.success(t('csv.saved'));
    onClose();
  });
  return (
    <ExportModal
      first={window.from}
      last={lastMoment(window)}
      isUserFiltered={filters.user !== undefined}
      status={statusOf(data, isFetching)}
      format={format}
      onFormat={setFormat}
      onDownload={save}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
};
