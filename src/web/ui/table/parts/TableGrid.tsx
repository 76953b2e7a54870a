import { type ReactElement, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { Icon } from '../../Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import { classes } from '../../props.ts';
import { useRowWindow } from '../use-row-window.ts';
import { FixedColumns } from './FixedColumns.tsx';
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

type BodyRowProps<Row> = {
  row: Row;
  /** Its index among all rows, when not all are rendered. */
  rowIndex: number | undefined;
} & Of<Row>;

const BodyRow = <Row,>({ table, row, rowIndex }: BodyRowProps<Row>): ReactElement => {
  const nameId = useId();
  const canAct = table.onRowAction !== undefined || table.rowHref !== undefined;
  return (
    <tr className={classes(styles.row, canAct && styles.active)} aria-rowindex={rowIndex}>
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

/** As high as the rows that are not rendered. A new one at each position: browsers count a moved one as a layout shift. */
const Gap = ({ height }: { height: number }): ReactElement => <tr style={{ height }} aria-hidden />;

/** From this many rows on they may be rendered in parts: the columns keep the widths of the first part. */
const FIXED_FROM = 20;

/** The header is the first row. */
const HEADER_ROWS = 1;

/** The table of wide screens. */
export const TableGrid = <Row,>(table: TableProps<Row>): ReactElement => {
  const { columns, rows, isLoading } = table;
  const grid = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const part = useRowWindow(body, isLoading ? 0 : rows.length);
  const columnKeys = [table.label, ...columns.map(({ key }) => key)].join(' ');
  const first = part?.first ?? 0;
  return (
    <div className={styles.scroller}>
      <table
        ref={grid}
        className={styles.table}
        aria-label={table.label}
        aria-busy={isLoading}
        aria-rowcount={part && rows.length + HEADER_ROWS}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} table={table} column={column} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {isLoading && <SkeletonRows table={table} />}
          {part && <Gap key={`before ${part.first}`} height={part.gapBefore} />}
          {!isLoading &&
            rows
              .slice(first, part?.end)
              .map((row, index) => (
                <BodyRow
                  key={table.rowKey(row)}
                  table={table}
                  row={row}
                  rowIndex={part && first + index + HEADER_ROWS + 1}
                />
              ))}
          {part && <Gap key={`after ${part.end}`} height={part.gapAfter} />}
        </tbody>
      </table>
      {!isLoading && rows.length >= FIXED_FROM && <FixedColumns key={columnKeys} table={grid} />}
    </div>
  );
};
