import { type ReactElement, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { Icon } from '../../Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import { classes } from '../../props.ts';
import { RowTrigger } from './RowTrigger.tsx';
import { nextSort } from './next-sort.ts';
import type { Column, TableProps } from './table-types.ts';
import styles from './TableGrid.module.css';

type Of<Row> = { table: TableProps<Row> };

const SortMark = ({ direction }: { direction: 'ascending' | 'descending' | undefined }): ReactElement => (
  <Icon
    of={direction === 'descending' ? ArrowDownIcon : ArrowUpIcon}
    size={14}
    className={classes(direction === undefined && styles.unsorted)}
  />
);

const HeaderCell = <Row,>({ table, column }: Of<Row> & { column: Column<Row> }): ReactElement => {
  const { sort, onSortChange } = table;
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const canSort = column.sortable === true && onSortChange !== undefined;
  return (
    <th
      scope="col"
      className={styles[column.align ?? 'start']}
      style={column.width === undefined ? undefined : { width: column.width }}
      aria-sort={canSort ? (direction ?? 'none') : undefined}
    >
      {canSort ? (
        <Button className={styles.sorter ?? ''} onPress={() => onSortChange(nextSort(sort, column.key))}>
          {column.header}
          <SortMark direction={direction} />
        </Button>
      ) : (
        column.header
      )}
    </th>
  );
};

const BodyRow = <Row,>({ table, row }: Of<Row> & { row: Row }): ReactElement => {
  const nameId = useId();
  const canAct = table.onRowAction !== undefined || table.rowHref !== undefined;
  return (
    <tr className={classes(styles.row, canAct && styles.active)}>
      {table.columns.map((column, index) => (
        <td key={column.key} className={styles[column.align ?? 'start']}>
          <div className={styles.cell} {...(index === 0 && { id: nameId })}>
            {column.cell(row)}
          </div>
          {index === 0 && (
            <RowTrigger
              row={row}
              nameId={nameId}
              onRowAction={table.onRowAction}
              rowHref={table.rowHref}
              rowLabel={table.rowLabel}
            />
          )}
        </td>
      ))}
    </tr>
  );
};

const SkeletonRows = <Row,>({ table }: Of<Row>): ReactElement => (
  <>
    {Array.from({ length: table.skeletonRows ?? 5 }, (_, index) => (
      <tr key={index} className={styles.row}>
        {table.columns.map((column) => (
          <td key={column.key} className={styles[column.align ?? 'start']}>
            <Skeleton width="70%" />
          </td>
        ))}
      </tr>
    ))}
  </>
);

/** The table of wide screens. */
export const TableGrid = <Row,>(table: TableProps<Row>): ReactElement => (
  <div className={styles.scroller}>
    <table className={styles.table} aria-label={table.label}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <HeaderCell key={column.key} table={table} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.isLoading ? (
          <SkeletonRows table={table} />
        ) : (
          table.rows.map((row) => <BodyRow key={table.rowKey(row)} table={table} row={row} />)
        )}
      </tbody>
    </table>
  </div>
);
