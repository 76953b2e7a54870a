import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import { classes } from '../../props.ts';
import { type Column, nextSort, type Sort, type TableProps } from './table-types.ts';
import styles from './TableGrid.module.css';

type HeaderProps<Row> = {
  /** The table of the header. */
  table: TableProps<Row>;
  /** Its column. */
  column: Column<Row>;
};

/** The value of aria-sort; undefined where nothing can be sorted. */
export const sortOf = <Row,>(
  { sort, onSortChange }: TableProps<Row>,
  { key, sortable }: Column<Row>,
): Sort['direction'] | 'none' | undefined => {
  if (sortable !== true || onSortChange === undefined) return undefined;
  return sort?.key === key ? sort.direction : 'none';
};

const SortMark = ({ direction }: { direction: Sort['direction'] | 'none' }): ReactElement => (
  <Icon
    of={direction === 'descending' ? ArrowDownIcon : ArrowUpIcon}
    size={14}
    className={classes(direction === 'none' && styles.unsorted)}
  />
);

/**
 * The header of a column; a button where it sorts.
 *
 * Use it in TableGrid and LongTable, so that their headers are the same.
 *
 * Keyboard: Enter and Space sort by the column, and again in reverse.
 */
export const HeaderContent = <Row,>({ table, column }: HeaderProps<Row>): ReactElement => {
  const direction = sortOf(table, column);
  if (direction === undefined) return <>{column.header}</>;
  return (
    <Button className={styles.sorter ?? ''} onPress={() => table.onSortChange?.(nextSort(table.sort, column.key))}>
      {column.header}
      <SortMark direction={direction} />
    </Button>
  );
};
