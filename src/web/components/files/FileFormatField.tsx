import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileFormat } from '#domain/table-file.ts';
import { RadioList } from '#web/ui/fields/RadioList.tsx';

/** The order in which they are offered. */
const FORMATS = ['xlsx', 'comma', 'semicolon', 'semicolon_point'] as const satisfies readonly FileFormat[];

export type FileFormatFieldProps = {
  /** The chosen one. */
  value: FileFormat;
  /** Called with another choice. */
  onChange: (format: FileFormat) => void;
};

/**
 * The format of a file that a spreadsheet opens.
 *
 * Use it wherever a table is saved; SaveTable is the dialog for a table that needs no other choice.
 *
 * Anatomy: a RadioList, each format with an amount as the file has it.
 *
 * Do:
 * - Begin with the choice that this browser remembers (useFileFormat).
 *
 * Don't:
 * - Derive the format from the language that is shown: it follows from the country of the spreadsheet.
 *
 * Keyboard: Tab enters at the chosen one, arrows choose.
 */
export const FileFormatField = ({ value, onChange }: FileFormatFieldProps): ReactElement => {
  const { t } = useTranslation('common');
  return (
    <RadioList
      label={t('file.format')}
      value={value}
      onChange={onChange}
      options={FORMATS.map((format) => ({
        value: format,
        label: t(`file.formats.${format}`),
        description: t(`file.examples.${format}`),
      }))}
    />
  );
};
