import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { RESELLER_SORTS } from './reseller-sorts.ts';
import { DeskSearch } from '../../components/DeskSearch.tsx';
import styles from './ResellerFilters.module.css';

export type ResellerFiltersProps = {
  /** What was typed so far. */
  search: string;
  /** Called with the whole text at every keystroke. */
  onSearch: (text: string) => void;
  /** What comes first. */
  sort: ResellerSort;
  /** Called with the chosen order, which works at once. */
  onSort: (sort: ResellerSort) => void;
};

/**
 * Which resellers are shown, and in which order.
 *
 * Use it above a ResellerTable.
 *
 * Keyboard: Tab reaches the search, then the order.
 */
export const ResellerFilters = ({ search, onSearch, sort, onSort }: ResellerFiltersProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <search className={styles.filters}>
      <DeskSearch label={t('search')} placeholder={t('searchHint')} search={search} onSearch={onSearch} />
      <Select
        label={t('sort')}
        options={RESELLER_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={sort}
        onChange={(chosen) => onSort(chosen ?? 'NEWEST')}
      />
    </search>
  );
};
