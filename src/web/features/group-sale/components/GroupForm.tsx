import { type ChangeEvent, type ReactElement, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { isSupportedCountry } from '#domain/countries.ts';
import { GROUP_SIZE_MAX, readGroupList } from '#domain/group-sale.ts';
import { findBest, searchWords } from '#domain/package-search.ts';
import { SELL_ACTIVATION_MODES, type SellActivationMode } from '#domain/sell-flow.ts';
import { textOfFile } from '#domain/text-file.ts';
import { CountryComboBox } from '#web/components/form/CountryComboBox.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ComboBox } from '#web/ui/fields/ComboBox.tsx';
import type { FindOptions } from '#web/ui/fields/options.ts';
import { RadioList } from '#web/ui/fields/RadioList.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './GroupForm.module.css';

export type GroupFormValues = {
  /** The chosen package. */
  itemId: string | null;
  /** When the validity of each package begins. */
  activationMode: SellActivationMode;
  /** Of lines without a country. */
  country: string | null;
  /** The list as it was typed. */
  text: string;
};

type GroupFormProps = {
  /** The packages that can be sold. */
  items: readonly InventoryItem[];
  /** The countries that are chosen most, which the list of all begins with. */
  countries?: readonly string[] | undefined;
  /** What was entered so far. */
  values: GroupFormValues;
  /** Called with every change. */
  onChange: (changes: Partial<GroupFormValues>) => void;
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

/** The search of the till among the options of packages: Enter takes the best of what it finds. */
const usePackageSearch = (items: readonly InventoryItem[]) => {
  const nameOf = usePackageName();
  return useMemo(() => {
    const search = findBest(items, nameOf);
    const find: FindOptions = (typed, options) => {
      const words = searchWords(typed);
      const { found, similar } = search(words);
      const optionOf = new Map(options.map((option) => [option.value, option]));
      return [...found, ...similar].flatMap(({ id }, at) => {
        const item = optionOf.get(id);
        return item ? [{ item, rank: at === 0 && words.length > 0 ? 1 : 2 }] : [];
      });
    };
    const isSimilar = (typed: string): boolean => search(searchWords(typed)).similar.length > 0;
    return { find, isSimilar };
  }, [items, nameOf]);
};

type PackageFieldProps = Pick<GroupFormProps, 'items'> & {
  value: string | null;
  onChange: (itemId: string | null) => void;
};

const PackageField = ({ items, value, onChange }: PackageFieldProps): ReactElement => {
  const { t } = useTranslation(['groupSale', 'packages']);
  const nameOf = usePackageName();
  const texts = usePackageTexts();
  const { find, isSimilar } = usePackageSearch(items);
  const [typed, setTyped] = useState('');
  const areSimilar = useMemo(() => isSimilar(typed), [isSimilar, typed]);
  return (
    <ComboBox
      label={t('groupSale:form.package')}
      placeholder={t('groupSale:form.packagePlaceholder')}
      options={items.map((item) => ({ value: item.id, label: nameOf(item), description: texts.holds(item) }))}
      value={value}
      onChange={onChange}
      onTextChange={setTyped}
      find={find}
      similar={areSimilar ? t('packages:similar') : undefined}
    />
  );
};

/** What a group buys, and who travels: pasted, typed or from a file. */
export const GroupForm = ({ items, countries, values, onChange }: GroupFormProps): ReactElement => {
  const { t } = useTranslation(['groupSale', 'pointOfSale']);
  return (
    <Card title={t('form.title')}>
      <fieldset id="order" aria-label={t('form.title')} className={styles.fields}>
        <PackageField items={items} value={values.itemId} onChange={(itemId) => onChange({ itemId })} />
        <RadioList
          label={t('pointOfSale:notes.mode')}
          options={SELL_ACTIVATION_MODES.map((mode) => ({
            value: mode,
            label: t(`pointOfSale:notes.${mode}`),
          }))}
          value={values.activationMode}
          onChange={(activationMode) => onChange({ activationMode })}
          appearance="row"
        />
        <CountryComboBox
          label={t('form.country')}
          placeholder={t('form.countryPlaceholder')}
          value={values.country}
          onChange={(code) => onChange({ country: code !== null && isSupportedCountry(code) ? code : null })}
          first={countries}
          isRestricted
        />
        <TextArea
          label={t('form.list')}
          description={t('form.listHint', { count: GROUP_SIZE_MAX })}
          placeholder={t('form.example')}
          rows={8}
          value={values.text}
          onChange={(text) => onChange({ text })}
        />
        <FileButton onText={(text) => onChange({ text })} />
      </fieldset>
    </Card>
  );
};
