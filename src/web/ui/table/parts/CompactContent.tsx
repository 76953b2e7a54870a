import { Fragment, type ReactElement } from 'react';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import styles from './CompactContent.module.css';
import type { CardLine, Column, TableProps } from './table-types.ts';

export type CardContentProps<Row> = {
  /** The table of the card. */
  table: TableProps<Row>;
  /** Its record. */
  row: Row;
  /** The id for the element whose text names the row. */
  nameId: string;
};

/** The label is for screen readers, unless the column has one for cards. */
const Value = <Row,>({ column, row }: { column: Column<Row>; row: Row }): ReactElement => {
  const { cardHeader, header } = column;
  return (
    <span className={styles.value}>
      {cardHeader === undefined ? <VisuallyHidden>{header}</VisuallyHidden> : cardHeader} {column.cell(row)}
    </span>
  );
};

type LineProps<Row> = CardContentProps<Row> & { line: CardLine; isTitle: boolean };

const Line = <Row,>({ table, row, nameId, line, isTitle }: LineProps<Row>): ReactElement => {
  const columnsOf = (keys: readonly string[]): Column<Row>[] =>
    keys.flatMap((key) => table.columns.find((column) => column.key === key) ?? []);
  const end = line.end === undefined ? [] : columnsOf([line.end]);
  return (
    <div className={styles.line}>
      <div className={styles.start} {...(isTitle && { id: nameId })}>
        {columnsOf(line.start).map((column) =>
          isTitle ? (
            <Fragment key={column.key}>{column.cell(row)}</Fragment>
          ) : (
            <Value key={column.key} column={column} row={row} />
          ),
        )}
      </div>
      {end.map((column) => (
        <div key={column.key} className={styles.end}>
          <Value column={column} row={row} />
        </div>
      ))}
    </div>
  );
};

const keyOf = ({ start, end }: CardLine): string => [...start, end].join(' ');

/**
 * A row in a few lines, the first one its title.
 *
 * Use it in the cards of a Table that has `cardLines`.
 */
export const CompactContent = <Row,>(props: CardContentProps<Row>): ReactElement => (
  <>
    {props.table.cardLines?.map((line, index) => (
      <Line key={keyOf(line)} {...props} line={line} isTitle={index === 0} />
    ))}
  </>
);

/** Lines of the final height. */
export const CompactSkeleton = ({ lines }: { lines: readonly CardLine[] }): ReactElement => (
  <>
    {lines.map((line, index) => (
      <div key={keyOf(line)} className={styles.line}>
        <Skeleton width={index === 0 ? '60%' : '100%'} />
      </div>
    ))}
  </>
);
