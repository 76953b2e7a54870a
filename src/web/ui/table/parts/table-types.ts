import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /**
   * The label on a card where the header is too long for it, or no text (a checkbox, an icon). Compact cards show these
   * labels alone.
   */
  cardHeader?: ReactNode;
  /** A CSS width. */
  width?: string;
};

export type Sort = {
  key: string;
  direction: 'ascending' | 'descending';
};

/** A line of a compact card: columns by their keys, side by side at its start, one at its end. */
export type CardLine = { start: readonly string[]; end?: string };

/** Headings between cards. The rows of a group follow each other. */
export type CardGroups<Row> = {
  keyOf: (row: Row) => string;
  heading: (key: string) => ReactNode;
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
  /** In order; the first one names the row, and is a card's title. */
  columns: readonly Column<Row>[];
  /** Already sorted and filtered; from 100 on only those near the screen are rendered. */
  rows: readonly Row[];
  /** How many there are, where `rows` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** A text that is the row's own, and stays with it in any order. */
  rowKey: (row: Row) => string;
  /** The column and direction that `rows` are sorted by, to mark its header. */
  sort?: Sort | undefined;
  /** Called by a press on a sortable header; the caller sorts the rows. Without it no header can be pressed. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** The page has the SortControl of its cards among its tools. */
  hasSortInTools?: boolean;
  /** Shows placeholder rows of the final height. */
  isLoading?: boolean;
  /** Placeholder rows while it loads; 5 by default. */
  skeletonRows?: number;
  /** Makes the cards compact: a few lines each, the first one its title. Columns in no line are left out. */
  cardLines?: readonly CardLine[] | undefined;
  /** It has few columns: a tablet shows the table, only a phone the cards. */
  isForTablets?: boolean;
  /** Headings between cards, such as the days of a history; a table shows none. */
  cardGroups?: CardGroups<Row> | undefined;
  /**
   * The headers stay below the page's own header while the rows scroll, from `--table-head-top` on; not where the table is
   * wider than its place and scrolls sideways.
   */
  isHeadFixed?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
} & RowActions<Row>;

/** Whether a press anywhere on a row does something. */
export const hasAction = <Row>({ onRowAction, rowHref }: RowActions<Row>): boolean =>
  onRowAction !== undefined || rowHref !== undefined;

/** Another text for other columns, also for the same ones in another language. */
export const columnKeys = <Row>({ label, columns }: TableProps<Row>): string =>
  [label, ...columns.map(({ key }) => key)].join(' ');

/** The first press sorts ascending, the next one reverses the order. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
