import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../actions/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { Select } from '../../fields/Select.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import { List } from '../../list/List.tsx';
import { classes } from '../../props.ts';
import { RowTrigger } from './RowTrigger.tsx';
import { nextSort } from './next-sort.ts';
import { type Column, hasAction, type TableProps } from './table-types.ts';
import styles from './TableCards.module.css';

type Of<Row> = { table: TableProps<Row> };

const textOf = <Row,>({ header, cardHeader, key }: Column<Row>): string => {
  const text = cardHeader ?? header;
  return typeof text === 'string' ? text : key;
};

/** Replaces the table's sortable headers. */
const SortBar = <Row,>({ table }: Of<Row>): ReactElement | null => {
  const { t } = useTranslation('ui');
  const { sort, onSortChange } = table;
  const sortable = table.columns.filter((column) => column.sortable === true);
  if (!onSortChange || sortable.length === 0) return null;
  const isUp = sort?.direction !== 'descending';
  return (
    <div className={styles.sort}>
      <div className={styles.sortKey}>
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

const CardContent = <Row,>({ table, row }: Of<Row> & { row: Row }): ReactElement => {
  const nameId = useId();
  const [first, ...others] = table.columns;
  return (
    <>
      <div className={styles.title} id={nameId}>
        {first?.cell(row)}
      </div>
      <dl className={styles.facts}>
        {others
          .filter((column) => column.isHiddenOnCard !== true)
          .map((column) => (
            <div key={column.key} className={styles.fact}>
              <dt>{column.cardHeader ?? column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
      <RowTrigger table={table} row={row} nameId={nameId} />
    </>
  );
};

const SkeletonCards = <Row,>({ table }: Of<Row>): ReactElement => (
  <>
    {Array.from({ length: table.skeletonRows ?? 5 }, (_, index) => (
      <li key={index} className={styles.card}>
        <div className={styles.title}>
          <Skeleton width="60%" />
        </div>
        {table.columns.slice(1).map(({ key }) => (
          <div key={key} className={styles.fact}>
            <Skeleton width="100%" />
          </div>
        ))}
      </li>
    ))}
  </>
);

/** The rows of narrow screens. */
export const TableCards = <Row,>(table: TableProps<Row>): ReactElement => (
  <>
    <SortBar table={table} />
    {table.isLoading ? (
      <ul className={styles.cards} aria-label={table.label}>
        <SkeletonCards table={table} />
      </ul>
    ) : (
      <List
        label={table.label}
        items={table.rows}
        itemKey={table.rowKey}
        className={styles.cards}
        itemClassName={classes(styles.card, hasAction(table) && styles.active)}
      >
        {(row) => <CardContent table={table} row={row} />}
      </List>
    )}
  </>
);
