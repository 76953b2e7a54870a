import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageState } from '#contract/operator/model/packageState.ts';
import { DeskSearch } from '../../components/DeskSearch.tsx';
import { FilterChoice } from '../../components/FilterChoice.tsx';
import { PACKAGE_STATES } from './package-states.ts';
import styles from '../../components/DeskFilters.module.css';

export type ShownPackages = {
  /** What was typed so far. */
  search: string;
  /** Undefined for every state. */
  state: PackageState | undefined;
  /** Undefined for every supplier. */
  supplier: string | undefined;
};

export type PackageFiltersProps = {
  /** Which packages are shown. */
  shown: ShownPackages;
  /** Called with what changed, at every keystroke and choice. */
  onShow: (change: Partial<ShownPackages>) => void;
  /** The suppliers to choose from. */
  suppliers: readonly string[];
};

/**
 * Which packages are shown.
 *
 * Use it above a PackageOfferTable.
 *
 * Keyboard: Tab reaches the search, then the two choices.
 */
export const PackageFilters = ({ shown, onShow, suppliers }: PackageFiltersProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  return (
    <search className={styles.filters}>
      <DeskSearch
        label={t('search')}
        placeholder={t('searchHint')}
        search={shown.search}
        onSearch={(search) => onShow({ search })}
      />
      <FilterChoice
        label={t('state')}
        any={t('anyState')}
        options={PACKAGE_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={shown.state}
        onChange={(state) => onShow({ state })}
      />
      <FilterChoice
        label={t('supplier')}
        any={t('anySupplier')}
        options={suppliers.map((name) => ({ value: name, label: name }))}
        value={shown.supplier}
        onChange={(supplier) => onShow({ supplier })}
      />
    </search>
  );
};
