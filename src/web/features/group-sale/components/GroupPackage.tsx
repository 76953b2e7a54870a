import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { findBest, searchWords } from '#domain/package-search.ts';
import { SELL_ACTIVATION_MODES, type SellActivationMode } from '#domain/sell-flow.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { ComboBox } from '#web/ui/fields/ComboBox.tsx';
import type { FindOptions } from '#web/ui/fields/options.ts';
import { RadioList } from '#web/ui/fields/RadioList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './GroupFields.module.css';

export type GroupPackageValues = {
  /** The chosen package. */
  itemId: string | null;
  /** When the validity of each package begins. */
  activationMode: SellActivationMode;
};

type GroupPackageProps = {
  /** The packages that can be sold. */
  items: readonly InventoryItem[];
  /** What was entered so far. */
  values: GroupPackageValues;
  /** Called with every change. */
  onChange: (changes: Partial<GroupPackageValues>) => void;
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

type PackageFieldProps = {
  items: readonly InventoryItem[];
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

/** What a group buys, and when it begins. */
export const GroupPackage = ({ items, values, onChange }: GroupPackageProps): ReactElement => {
  const { t } = useTranslation(['groupSale', 'pointOfSale']);
  return (
    <Card>
      <fieldset id="order" aria-label={t('groupSale:form.package')} className={styles.fields}>
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
      </fieldset>
    </Card>
  );
};
