import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDay } from '#domain/date.ts';
import type { DateRange } from '#domain/date-range.ts';
import { type CsvStyle, endingOf } from '#domain/table-file.ts';
import { useFileFormat } from '#web/browser-storage/file-format.ts';
import { SaveTable } from '#web/components/files/SaveTable.tsx';
import { browserLocale } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { saveTable } from '#web/ui/actions/save-file.ts';

type Headers = { Locale: string };

export type SavedList = {
  /** Name of the file, without its days and its ending. */
  name: string;
  /** The time that the list is limited to: its days are in the name. */
  time?: DateRange | undefined;
  /** The day in the name of a list without a time: the one on which it is saved, unless given. */
  day?: string;
  /** Asks for the list as a CSV file. */
  toCsv: (style: CsvStyle, headers: Headers) => Promise<string>;
  /** Asks for the list as a workbook. */
  toWorkbook: (headers: Headers) => Promise<Blob>;
};

type SaveListDialogProps = {
  /** What is saved. */
  title: string;
  /** Whether it is shown; keep it mounted, so that it can fade. */
  isOpen: boolean;
  /** Called when it is left, and after the file was saved. */
  onClose: () => void;
} & SavedList;

/** The choice of the format of a list of the desk, loaded when it is opened. */
export const SaveListDialog = ({
  name,
  time,
  day,
  toCsv,
  toWorkbook,
  ...dialog
}: SaveListDialogProps): ReactElement => {
  const { t } = useTranslation('operator');
  const headers = { Locale: useLanguage() };
  const [format, setFormat] = useFileFormat(browserLocale());
  const save = async (): Promise<void> => {
    const file = format === 'xlsx' ? await toWorkbook(headers) : await toCsv(format, headers);
    const days = time ? `${time.from.slice(0, 10)}-${time.to.slice(0, 10)}` : (day ?? formatIsoDay(new Date()));
    saveTable(`${name}-${days}.${endingOf(format)}`, file);
  };
  return <SaveTable {...dialog} value={format} onChange={setFormat} onSave={save} failed={t('saveFailed')} />;
};
