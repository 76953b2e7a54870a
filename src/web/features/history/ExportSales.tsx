import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BYTE_ORDER_MARK } from '#domain/csv.ts';
import { spanOf } from '#domain/date-range.ts';
import { formatIsoDay, toOffsetIso } from '#domain/date.ts';
import { defaultExportWindow, lastMoment, type SalesWindow } from '#domain/sales-window.ts';
import { useExportActivatedItems } from '#web/api/storefront/activations/activations.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { DownloadIcon, RefreshIcon } from '#web/ui/icons.ts';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { useFocusReturn } from '#web/ui/overlays/use-focus-return.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { HistoryFilterValues } from './components/HistoryFilters.tsx';
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

type ExportSalesProps = {
  /** Those of the list; the time among them limits the file. */
  filters: HistoryFilterValues;
  /** Called when the dialog is left; an unsaved file is dropped. */
  onClose: () => void;
};

const windowOf = ({ time }: HistoryFilterValues): SalesWindow =>
  (time && spanOf(time)) ?? defaultExportWindow(new Date());

const fileName = (window: SalesWindow): string =>
  `sales-${formatIsoDay(window.from)}-${formatIsoDay(lastMoment(window))}.csv`;

/** One line is that of the headings. */
const isEmpty = (file: string): boolean => file.trimEnd().split('\n', 2).length < 2;

const statusOf = (file: string | undefined, isFetching: boolean): ExportModalProps['status'] => {
  if (isFetching) return 'processing';
  if (file === undefined) return 'failed';
  return isEmpty(file) ? 'empty' : 'ready';
};

/** Asks for the file of the sales in the chosen time, or of 3 years, in the language shown, and saves it (STO-060). */
export const ExportSales = ({ filters, onClose }: ExportSalesProps): ReactElement => {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const toast = useToast();
  useFocusReturn();
  const [window] = useState(() => windowOf(filters));
  const { data, isFetching, refetch } = useExportActivatedItems(
    { from: toOffsetIso(window.from), to: toOffsetIso(window.to) },
    { Locale: language },
    // It may be large, and the next export is to be a new one (STO-063): nothing is kept, or fetched by itself.
    { query: { gcTime: 0, staleTime: Infinity } },
  );
  const save = (): void => {
    // Reading a text takes the mark away, by which a spreadsheet knows UTF-8.
    saveFile(fileName(window), 'text/csv', BYTE_ORDER_MARK + (data ?? ''));
    toast.success(t('csv.saved'));
    onClose();
  };
  return (
    <ExportModal
      first={window.from}
      last={lastMoment(window)}
      isUserFiltered={filters.user !== undefined}
      status={statusOf(data, isFetching)}
      onDownload={save}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
};
