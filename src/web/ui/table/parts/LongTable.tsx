import {
  type CSSProperties,
  type ReactElement,
  type RefCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from '../../props.ts';
import { betweenPresses, firstRows, focusControl, focusedPlace, type Place } from '../../windowed/first-rows.ts';
import { firstOf } from '../../windowed/long-list.ts';
import { meanHeight, useMeasured } from '../../windowed/use-measured.ts';
import { roles, WindowedRows } from '../../windowed/WindowedRows.tsx';
import { CellContent } from './CellContent.tsx';
import { HeaderContent, sortOf } from './HeaderContent.tsx';
import { columnKeys, hasAction, type TableProps } from './table-types.ts';
import { TableGrid } from './TableGrid.tsx';
import styles from './TableGrid.module.css';

type Measures = { columns: string; minWidth: number; rowHeight: number };

/** The widths that the first rows give to the columns, as shares of the table. */
const read = (grid: HTMLElement): Measures => {
  const widths = [...grid.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().width);
  const total = widths.reduce((sum, width) => sum + width, 0);
  return {
    columns: widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
    minWidth: total > grid.clientWidth + 1 ? total : 0,
    rowHeight: meanHeight(grid.querySelectorAll('tbody tr')),
  };
};

/** The header is the first row. */
const HEADER_ROWS = 1;

type RowProps<Row> = { table: TableProps<Row>; row: Row; index: number; element: RefCallback<HTMLElement> };

const LongRow = <Row,>({ table, row, index, element }: RowProps<Row>): ReactElement => {
  const nameId = useId();
  return (
    <div
      ref={element}
      {...roles.row}
      data-row={index}
      className={classes(styles.row, hasAction(table) && styles.active)}
      aria-rowindex={index + HEADER_ROWS + 1}
    >
      {table.columns.map((column, place) => (
        <div key={column.key} {...roles.cell} className={styles[column.align ?? 'start']}>
          <CellContent table={table} row={row} column={column} nameId={place === 0 ? nameId : undefined} />
        </div>
      ))}
    </div>
  );
};

type WindowProps<Row> = { table: TableProps<Row>; measures: Measures; focus: Place | undefined };

const Window = <Row,>({ table, measures, focus }: WindowProps<Row>): ReactElement => {
  const { rows, rowKey } = table;
  const holder = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const { columns, minWidth, rowHeight } = measures;
  const rowAt = (index: number, element: RefCallback<HTMLElement>): ReactElement => (
    <>
      {rows.slice(index, index + 1).map((row) => (
        <LongRow key={rowKey(row)} table={table} row={row} index={index} element={element} />
      ))}
    </>
  );
  const [first] = useState(focus);
  useLayoutEffect(() => {
    if (first && first.row < HEADER_ROWS) focusControl(header.current, first.control);
  }, [first]);
  return (
    <div className={styles.scroller}>
      <div
        {...roles.table}
        className={classes(styles.table, styles.long)}
        style={{ '--columns': columns, minWidth } as CSSProperties}
        aria-label={table.label}
        aria-rowcount={(table.count ?? rows.length) + HEADER_ROWS}
      >
        <div {...roles.rowGroup}>
          <div ref={header} {...roles.row} aria-rowindex={HEADER_ROWS}>
            {table.columns.map((column) => (
              <div
                key={column.key}
                {...roles.columnHeader}
                className={styles[column.align ?? 'start']}
                aria-sort={sortOf(table, column)}
              >
                <HeaderContent table={table} column={column} />
              </div>
            ))}
          </div>
        </div>
        <div ref={holder} {...roles.rowGroup}>
          <WindowedRows
            keys={rows.map(rowKey)}
            holder={holder}
            rowHeight={rowHeight}
            focus={focus && { row: focus.row - HEADER_ROWS, take: (row) => focusControl(row, focus.control) }}
          >
            {rowAt}
          </WindowedRows>
        </div>
      </div>
    </div>
  );
};

const MeasuredTable = <Row,>(table: TableProps<Row>): ReactElement => {
  const [focus] = useState(() => focusedPlace(table.label));
  const [measures, measure] = useMeasured(read, () => firstRows('table', table.label)?.parentElement);
  return measures ? (
    <Window table={table} measures={measures} focus={focus} />
  ) : (
    <TableGrid {...table} rows={firstOf(table.rows)} grid={measure} />
  );
};

/**
 * A table with the rows on the screen and near it. Rows are positioned there, which no HTML table allows, so
 * its parts are elements with the roles of one; the columns have the widths that they have in the table of the first
 * rows.
 *
 * Use it through Table, which takes it from 100 rows on.
 */
export const LongTable = <Row,>(table: TableProps<Row>): ReactElement => (
  <MeasuredTable key={columnKeys(table)} {...table} />
);

/** When it can take the place of the first rows. */
export const loadLongTable = async (): Promise<typeof LongTable> => {
  await betweenPresses();
  return LongTable;
};
