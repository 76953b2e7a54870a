import type { ReactElement } from 'react';
import { RowTrigger } from './RowTrigger.tsx';
import type { Column, TableProps } from './table-types.ts';
import styles from './TableGrid.module.css';

type CellContentProps<Row> = {
  /** The table of the cell. */
  table: TableProps<Row>;
  /** Its record. */
  row: Row;
  /** Its column. */
  column: Column<Row>;
  /** The id of the first cell's text, which names the row. */
  nameId: string | undefined;
};

/**
 * The content of a cell; the first one holds what a press on the row does.
 *
 * Use it in TableGrid and LongTable, so that their cells are the same.
 */
export const CellContent = <Row,>({ table, row, column, nameId }: CellContentProps<Row>): ReactElement => (
  <>
    <div className={styles.cell} {...(nameId !== undefined && { id: nameId })}>
      {column.cell(row)}
    </div>
    {nameId !== undefined && <RowTrigger table={table} row={row} nameId={nameId} />}
  </>
);
