import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** The label on a card, where the header is no text (a checkbox, an icon). */
  cardHeader?: ReactNode;
  isHiddenOnCard?: boolean;
  /** A CSS width. */
  width?: string;
};

export type Sort = {
  key: string;
  direction: 'ascending' | 'descending';
};

export type RowActions<Row> = {
  /** What a press anywhere on a row does. */
  onRowAction?: ((row: Row) => void) | undefined;
  /** Where a press anywhere on a row leads; a real link. */
  rowHref?: ((row: Row) => string) | undefined;
  /** The name of that button or link; the first column's text when left out. */
  rowLabel?: ((row: Row) => string) | undefined;
};

export type TableProps<Row> = {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Shows lines of the final height instead of rows. */
  isLoading?: boolean;
  skeletonRows?: number;
  /** Shown when there are no rows. */
  empty?: ReactNode;
} & RowActions<Row>;
