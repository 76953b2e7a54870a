import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { RESELLER_SORTS } from './reseller-sorts.ts';
import styles from './ResellerFilters.module.css';
import { useTypedText } from './use-typed-text.ts';

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

const LONGEST_SEARCH = 254;

/**
 * Which resellers are shown, and in which order.
 *
 * Use it above a ResellerTable.
 *
 * Keyboard: Tab reaches the search, then the order.
 */
export const ResellerFilters = ({ search, onSearch, sort, onSort }: ResellerFiltersProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const [typed, type] = useTypedText(search, onSearch);
  return (
    <search className={styles.filters}>
      <TextField
        label={t('search')}
        placeholder={t('searchHint')}
        type="search"
        inputMode="search"
        maxLength={LONGEST_SEARCH}
        icon={SearchIcon}
        value={typed}
        onChange={type}
      />
      <Select
        label={t('sort')}
        options={RESELLER_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={sort}
        onChange={(chosen) => onSort(chosen ?? 'NEWEST')}
      />
    </search>
  );
};
