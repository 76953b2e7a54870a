import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** The label on a card, when the header is not text (a checkbox, an icon). */
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
  /** The action of a press anywhere on a row. */
  onRowAction?: ((row: Row) => void) | undefined;
  /** The target of a press anywhere on a row; a real link. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Accessible name of that button or link; the first column's text by default. */
  rowLabel?: ((row: Row) => string) | undefined;
};

export type TableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Shows placeholder rows of the final height. */
  isLoading?: boolean;
  skeletonRows?: number;
  /** Shown when there are no rows. */
  empty?: ReactNode;
} & RowActions<Row>;

/** Whether a press anywhere on a row does something. */
export const hasAction = <Row>({ onRowAction, rowHref }: RowActions<Row>): boolean =>
  onRowAction !== undefined || rowHref !== undefined;

/** Another text for other columns, also for the same ones in another language. */
export const columnKeys = <Row>({ label, columns }: TableProps<Row>): string =>
  [label, ...columns.map(({ key }) => key)].join(' ');
