import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../actions/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { Select } from '../../fields/Select.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import { List } from '../../list/List.tsx';
import { classes } from '../../props.ts';
import { type CardContentProps, CompactContent, CompactSkeleton } from './CompactContent.tsx';
import { RowTrigger } from './RowTrigger.tsx';
import { type Column, hasAction, nextSort, type TableProps } from './table-types.ts';
import styles from './TableCards.module.css';

type Of<Row> = { table: TableProps<Row> };

const textOf = <Row,>({ header, cardHeader, key }: Column<Row>): string =>
  [header, cardHeader].find((text) => typeof text === 'string') ?? key;

/** Replaces the table's sortable headers. */
const SortBar = <Row,>({ table }: Of<Row>): ReactElement | null => {
  const { t } = useTranslation('ui');
  const { sort, onSortChange } = table;
  const sortable = table.columns.filter((column) => column.sortable === true);
  if (!onSortChange || sortable.length === 0) return null;
  const isUp = sort?.direction !== 'descending';
  return (
    <div className={styles.sort}>
      <div className={styles.order}>
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
    </div>
  );
};

const FullContent = <Row,>({ table, row, nameId }: CardContentProps<Row>): ReactElement => {
  const [first, ...others] = table.columns;
  return (
    <>
      <div className={styles.title} id={nameId}>
        {first?.cell(row)}
      </div>
      <dl className={styles.facts}>
        {others.map((column) => (
          <div key={column.key} className={styles.fact}>
            <dt>{column.cardHeader ?? column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const Card = <Row,>({ table, row }: Of<Row> & { row: Row }): ReactElement => {
  const nameId = useId();
  const content = { table, row, nameId };
  return (
    <div className={classes(styles.card, table.cardLines && styles.compact, hasAction(table) && styles.active)}>
      {table.cardLines ? <CompactContent {...content} /> : <FullContent {...content} />}
      <RowTrigger {...content} />
    </div>
  );
};

/** Belongs to the first card of its group, so that the positions in the list count rows alone. */
const GroupHeading = <Row,>({ table, index }: Of<Row> & { index: number }): ReactElement | null => {
  const { cardGroups, rows } = table;
  if (!cardGroups) return null;
  const [before, key] = [rows[index - 1], rows[index]].map((row) => row && cardGroups.keyOf(row));
  if (key === undefined || key === before) return null;
  return <h2 className={styles.group}>{cardGroups.heading(key)}</h2>;
};

const FullSkeleton = <Row,>({ table }: Of<Row>): ReactElement => (
  <>
    <div className={styles.title}>
      <Skeleton width="60%" />
    </div>
    {table.columns.slice(1).map(({ key }) => (
      <div key={key} className={styles.fact}>
        <Skeleton width="100%" />
      </div>
    ))}
  </>
);

const SkeletonCards = <Row,>({ table }: Of<Row>): ReactElement => (
  <>
    {Array.from({ length: table.skeletonRows ?? 5 }, (_, index) => (
      <li key={index}>
        {index === 0 && table.cardGroups && (
          <div className={styles.group}>
            <Skeleton width="40%" />
          </div>
        )}
        <div className={classes(styles.card, table.cardLines && styles.compact)}>
          {table.cardLines ? <CompactSkeleton lines={table.cardLines} /> : <FullSkeleton table={table} />}
        </div>
      </li>
    ))}
  </>
);

/**
 * The rows of narrow screens.
 *
 * Use it through Table, which shows it at 920 px or less.
 *
 * Keyboard: Tab reaches the choice of the order, then the action of each card.
 */
export const TableCards = <Row,>(table: TableProps<Row>): ReactElement => (
  <>
    <SortBar table={table} />
    {table.isLoading ? (
      <ul className={styles.cards} aria-label={table.label} aria-busy>
        <SkeletonCards table={table} />
      </ul>
    ) : (
      <List label={table.label} items={table.rows} count={table.count} itemKey={table.rowKey} className={styles.cards}>
        {(row, index) => (
          <>
            <GroupHeading table={table} index={index} />
            <Card table={table} row={row} />
          </>
        )}
      </List>
    )}
  </>
);
