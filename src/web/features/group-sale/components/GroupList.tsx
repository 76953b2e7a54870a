import { type ChangeEvent, type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isSupportedCountry } from '#domain/countries.ts';
import { GROUP_SIZE_MAX, rangesOf, readGroupList } from '#domain/group-sale.ts';
import { textOfFile } from '#domain/text-file.ts';
import { CountryComboBox } from '#web/components/form/CountryComboBox.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { AlertIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './GroupFields.module.css';

export type GroupListValues = {
  /** Of lines without a country. */
  country: string | null;
  /** The list as it was typed. */
  text: string;
};

type GroupListProps = {
  /** The countries that are chosen most, which the list of all begins with. */
  countries?: readonly string[] | undefined;
  /** What was entered so far. */
  values: GroupListValues;
  /** How many lines it has, and those that cannot be sold before they are corrected. */
  lines: { count: number; faulty: readonly number[] };
  /** Called with every change. */
  onChange: (changes: Partial<GroupListValues>) => void;
};

/** Longer ones hold more travellers than an order can have. */
const FILE_BYTES_MAX = 100_000;

const FileButton = ({ onText }: { onText: (text: string) => void }): ReactElement => {
  const { t } = useTranslation('groupSale');
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const text = textOfFile(new Uint8Array(await file.slice(0, FILE_BYTES_MAX).arrayBuffer()));
    if (text === undefined) toast.error(t('form.fileNoText'));
    else if (file.size > FILE_BYTES_MAX) toast.error(t('form.fileTooLarge', { count: GROUP_SIZE_MAX }));
    else if (readGroupList(text, undefined).length === 0) toast.error(t('form.fileEmpty'));
    else onText(text);
    // The same file can be chosen again after it was corrected.
    if (input.current) input.current.value = '';
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('form.file')}
        onChange={(event) => void read(event)}
        hidden
      />
      <Button onPress={() => input.current?.click()}>{t('form.file')}</Button>
    </div>
  );
};

/** Who travels: pasted, typed or from a file. */
export const GroupList = ({ countries, values, lines, onChange }: GroupListProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const area = useRef<HTMLTextAreaElement>(null);
  const { count, faulty } = lines;
  /** Selects the first line to correct after the caret, or the first of all. */
  const toNext = (): void => {
    const { current } = area;
    if (!current) return;
    const ranges = rangesOf(values.text, values.country ?? undefined, faulty);
    // One that is selected begins before the end of the selection; the caret may stand at the beginning of one.
    const range = ranges.find(({ start }) => start >= current.selectionEnd) ?? ranges[0];
    if (!range) return;
    current.focus();
    current.setSelectionRange(range.start, range.end);
    // Browsers do not scroll to what is selected.
    const rows = values.text.split('\n').length;
    const before = values.text.slice(0, range.start).split('\n').length - 1;
    current.scrollTop = (current.scrollHeight / rows) * Math.max(0, before - 2);
  };
  return (
    <Card>
      <div className={styles.fields}>
        <CountryComboBox
          label={t('form.country')}
          placeholder={t('form.countryPlaceholder')}
          value={values.country}
          onChange={(code) => onChange({ country: code !== null && isSupportedCountry(code) ? code : null })}
          first={countries}
          isRestricted
        />
        <TextArea
          ref={area}
          label={t('form.list')}
          description={t('form.listHint', { count: GROUP_SIZE_MAX })}
          placeholder={t('form.example')}
          rows={8}
          value={values.text}
          onChange={(text) => onChange({ text })}
        />
        {faulty.length > 0 && (
          <div className={styles.faulty}>
            <Badge tone="danger" icon={AlertIcon}>
              {t('reasons.faults', { count: faulty.length, lines: count })}
            </Badge>
            <Button size="small" onPress={toNext}>
              {t('form.next')}
            </Button>
          </div>
        )}
        <FileButton onText={(text) => onChange({ text })} />
      </div>
    </Card>
  );
};
