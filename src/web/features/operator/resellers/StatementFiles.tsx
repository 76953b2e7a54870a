import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BYTE_ORDER_MARK } from '#domain/csv.ts';
import { exportStatement, getStatementDocument } from '#web/api/operator/statements/statements.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { DownloadIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type StatementFilesProps = {
  /** Id of the reseller. */
  id: string;
  /** The month that is shown. */
  month: string;
};

const FORMATS = ['csv', 'pdf'] as const;
type Format = (typeof FORMATS)[number];

/** Saves the statement of a month, in the language that is shown. */
export const StatementFiles = ({ id, month }: StatementFilesProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const headers = { Locale: useLanguage() };
  const toast = useToast();
  const [pending, setPending] = useState<Format>();
  const saves: Record<Format, () => Promise<void>> = {
    // Reading a text takes the mark away, by which a spreadsheet knows UTF-8.
    csv: async () =>
      saveFile(`statement-${month}.csv`, 'text/csv', BYTE_ORDER_MARK + (await exportStatement(id, month, headers))),
    pdf: async () =>
      saveFile(`statement-${month}.pdf`, 'application/pdf', await getStatementDocument(id, month, headers)),
  };
  const save = async (format: Format): Promise<void> => {
    setPending(format);
    try {
      await saves[format]();
    } catch {
      toast.error(t('month.failed'));
    }
    setPending(undefined);
  };
  return (
    <>
      {FORMATS.map((format) => (
        <Button key={format} icon={DownloadIcon} isPending={pending === format} onPress={() => void save(format)}>
          {t(`month.${format}`)}
        </Button>
      ))}
    </>
  );
};
