import { type ReactElement, type Ref, useId, useRef } from 'react';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { classes } from '../../props.ts';
import { CellContent } from './CellContent.tsx';
import { FixedColumns } from './FixedColumns.tsx';
import { HeaderContent, sortOf } from './HeaderContent.tsx';
import { type Column, columnKeys, hasAction, type TableProps } from './table-types.ts';
import styles from './TableGrid.module.css';

type Of<Row> = { table: TableProps<Row> };

const HeaderCell = <Row,>({ table, column }: Of<Row> & { column: Column<Row> }): ReactElement => (
  <th
    scope="col"
    className={styles[column.align ?? 'start']}
    style={column.width === undefined ? undefined : { width: column.width }}
    aria-sort={sortOf(table, column)}
  >
    <HeaderContent table={table} column={column} />
  </th>
);

const BodyRow = <Row,>({ table, row }: Of<Row> & { row: Row }): ReactElement => {
  const nameId = useId();
  return (
    <tr className={classes(styles.row, hasAction(table) && styles.active)}>
      {table.columns.map((column, index) => (
        <td key={column.key} className={styles[column.align ?? 'start']}>
          <CellContent table={table} row={row} column={column} nameId={index === 0 ? nameId : undefined} />
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

/** From this many rows on they may come in parts: the columns keep the widths of the first part. */
const FIXED_FROM = 20;

type TableGridProps<Row> = {
  /** The element that scrolls the table, to be measured. */
  grid?: Ref<HTMLDivElement>;
} & TableProps<Row>;

/**
 * The table of wide screens, with all of its rows.
 *
 * Use it through Table, which shows it for fewer than 100 rows.
 *
 * Keyboard: Tab reaches the sorting headers, then each row's action.
 */
export const TableGrid = <Row,>({ grid, ...table }: TableGridProps<Row>): ReactElement => {
  const { columns, rows, isLoading } = table;
  const element = useRef<HTMLTableElement>(null);
  return (
    <div ref={grid} className={styles.scroller}>
      <table ref={element} className={styles.table} aria-label={table.label} aria-busy={isLoading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} table={table} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && <SkeletonRows table={table} />}
          {!isLoading && rows.map((row) => <BodyRow key={table.rowKey(row)} table={table} row={row} />)}
        </tbody>
      </table>
      {!isLoading && rows.length >= FIXED_FROM && <FixedColumns key={columnKeys(table)} table={element} />}
    </div>
  );
};
