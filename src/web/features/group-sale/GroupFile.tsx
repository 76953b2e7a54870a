import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSale } from '#contract/storefront/model/groupSale.ts';
import { formatIsoDay } from '#domain/date.ts';
import { endingOf, type FileFormat } from '#domain/table-file.ts';
import { useFileFormat } from '#web/browser-storage/file-format.ts';
import { SaveTable } from '#web/components/files/SaveTable.tsx';
import { browserLocale } from '#web/i18n/language.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { saveTable } from '#web/ui/actions/save-file.ts';

const COLUMNS = ['line', 'name', 'email', 'country', 'package', 'state', 'link'] as const;

type GroupFileProps = {
  /** The group sale with its lines. */
  group: GroupSale;
  /** Whether it is shown; keep it mounted, so that it can fade. */
  isOpen: boolean;
  /** Called when it is left, and after the file was saved. */
  onClose: () => void;
};

/** Saves the lines of a group sale with their links, as the reseller's spreadsheet reads them. */
export const GroupFile = ({ group, isOpen, onClose }: GroupFileProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { country } = useFormat();
  const [format, setFormat] = useFileFormat(browserLocale());
  const save = async (chosen: FileFormat): Promise<void> => {
    const rows = group.lines.map((line) => [
      String(line.line),
      line.name ?? '',
      line.email ?? '',
      line.country === undefined ? '' : country(line.country),
      group.name,
      t(`order.states.${line.state}`),
      line.link ?? '',
    ]);
    const columns = COLUMNS.map((column) => ({ title: t(`file.${column}`), kind: 'text' as const }));
    const { writeTable } = await import('#web/components/files/write-table.ts');
    saveTable(
      `group-sale-${formatIsoDay(new Date(group.createdAt))}.${endingOf(chosen)}`,
      await writeTable({ name: t('file.sheet'), columns, rows }, chosen),
    );
  };
  return (
    <SaveTable
      isOpen={isOpen}
      title={t('order.save')}
      value={format}
      onChange={setFormat}
      onSave={save}
      failed={t('file.failed')}
      onClose={onClose}
    />
  );
};
