import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton.tsx';
import { Select } from '../fields/Select.tsx';
import { Icon } from '../Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icons.ts';
import { classes } from '../props.ts';
import { type Column, nextSort, type TableProps } from './parts/table-types.ts';
import styles from './SortControl.module.css';

type SortControlProps<Row> = {
  /** As a phone has it beside a search: what the list is ordered by is said to screen readers alone. */
  isCompact?: boolean;
} & Pick<TableProps<Row>, 'columns' | 'sort' | 'onSortChange'>;

const textOf = <Row,>({ header, cardHeader, key }: Column<Row>): string =>
  [header, cardHeader].find((text) => typeof text === 'string') ?? key;

/**
 * What a list of cards is ordered by, and its direction, in one frame: in place of the headers of a table.
 *
 * Use it on narrow screens among the tools of a page whose Table has `hasSortInTools`. A Table that is not what its page
 * is for shows it above its cards by itself.
 *
 * Anatomy: an icon, the column, and the direction, which a press reverses.
 *
 * Do:
 * - Set `isCompact` beside a search on a phone.
 *
 * Don't:
 * - Show it beside the headers of a table, which sort.
 *
 * Keyboard: Tab reaches the column, which opens its list by Enter, then the direction.
 */
export const SortControl = <Row,>(props: SortControlProps<Row>): ReactElement | null => {
  const { t } = useTranslation('ui');
  const { columns, sort, onSortChange, isCompact = false } = props;
  const sortable = columns.filter((column) => column.sortable === true);
  if (!onSortChange || sortable.length === 0) return null;
  const isUp = sort?.direction !== 'descending';
  return (
    <div className={classes(styles.order, isCompact && styles.compact)}>
      <Icon of={SortIcon} className={styles.icon ?? ''} />
      <div className={styles.key}>
        <Select
          label={t('sortBy')}
          isLabelHidden
          placeholder={t('sortBy')}
          options={sortable.map((column) => ({ value: column.key, label: textOf(column) }))}
          value={sort?.key ?? null}
          onChange={(key) => {
            if (key !== null) onSortChange({ key, direction: sort?.direction ?? 'ascending' });
          }}
        />
      </div>
      {sort && (
        <IconButton
          label={isUp ? t('sortDescending') : t('sortAscending')}
          icon={isUp ? ArrowUpIcon : ArrowDownIcon}
          onPress={() => onSortChange(nextSort(sort, sort.key))}
        />
      )}
    </div>
  );
};
