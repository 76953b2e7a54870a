import { type ReactElement, useId } from 'react';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { List } from '../../list/List.tsx';
import { classes } from '../../props.ts';
import { SortControl } from '../SortControl.tsx';
import { type CardContentProps, CompactContent, CompactSkeleton } from './CompactContent.tsx';
import { RowTrigger } from './RowTrigger.tsx';
import { hasAction, type TableProps } from './table-types.ts';
import styles from './TableCards.module.css';

type Of<Row> = { table: TableProps<Row> };

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
    {table.hasSortInTools !== true && table.columns.some(({ sortable }) => sortable === true) && table.onSortChange && (
      <div className={styles.sort}>
        <SortControl columns={table.columns} sort={table.sort} onSortChange={table.onSortChange} />
      </div>
    )}
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
