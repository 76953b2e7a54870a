import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BYTE_ORDER_MARK } from '#domain/csv.ts';
import { spanOf } from '#domain/date-range.ts';
import { formatIsoDay, toOffsetIso } from '#domain/date.ts';
import { defaultExportWindow, lastMoment, type SalesWindow } from '#domain/sales-window.ts';
import { useExportActivatedItems } from '#web/api/storefront/activations/activations.ts';
import { ExportModal, type ExportModalProps } from './components/ExportModal.tsx';
import type { HistoryFilterValues } from './components/HistoryFilters.tsx';
import { useLanguage } from '#web/i18n/use-language.ts';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { useFocusReturn } from '#web/ui/overlays/use-focus-return.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type ExportSalesProps = {
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
