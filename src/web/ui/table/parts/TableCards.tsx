import { type ReactElement, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../actions/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { Select } from '../../fields/Select.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.ts';
import { classes } from '../../props.ts';
import { useRowWindow } from '../use-row-window.ts';
import { RowTrigger } from './RowTrigger.tsx';
import { nextSort } from './next-sort.ts';
import type { Column, TableProps } from './table-types.ts';
import styles from './TableCards.module.css';

type Of<Row> = { table: TableProps<Row> };

const textOf = <Row,>({ header, cardHeader, key }: Column<Row>): string => {
  const text = cardHeader ?? header;
  return typeof text === 'string' ? text : key;
};

/** Replaces the table's sortable headers. */
const SortBar = <Row,>({ table }: Of<Row>): ReactElement | null => {
  const { t } = useTranslation('ui');
  const { sort, onSortChange } = table;
  const sortable = table.columns.filter((column) => column.sortable === true);
  if (!onSortChange || sortable.length === 0) return null;
  const isUp = sort?.direction !== 'descending';
  return (
    <div className={styles.sort}>
      <div className={styles.sortKey}>
        <Select
          label={t('sortBy')}
          isLabelHidden
          placeholder={t('sortBy')}
          options={sortable.map((column) => ({ value: column.key, label: textOf(column) }))}
          value={sort?.key ?? null}
          onChange={(key) => {
            if (key !== null) onSortChange({ key, direction: sort?.direction ?? 'ascending' });
          }}
        />
      </div>
      {sort && (
        <IconButton
          label={isUp ? t('sortDescending') : t('sortAscending')}
          icon={isUp ? ArrowUpIcon : ArrowDownIcon}
          onPress={() => onSortChange(nextSort(sort, sort.key))}
        />
      )}
    </div>
  );
};

type CardRowProps<Row> = {
  row: Row;
  /** Its index among all cards, when not all are rendered. */
  place: { 'aria-posinset': number; 'aria-setsize': number } | undefined;
} & Of<Row>;

const CardRow = <Row,>({ table, row, place }: CardRowProps<Row>): ReactElement => {
  const nameId = useId();
  const [first, ...others] = table.columns;
  const canAct = table.onRowAction !== undefined || table.rowHref !== undefined;
  return (
    <li className={classes(styles.card, canAct && styles.active)} {...place}>
      <div className={styles.title} id={nameId}>
        {first?.cell(row)}
      </div>
      <dl className={styles.facts}>
        {others
          .filter((column) => column.isHiddenOnCard !== true)
          .map((column) => (
            <div key={column.key} className={styles.fact}>
              <dt>{column.cardHeader ?? column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
      <RowTrigger
        row={row}
        nameId={nameId}
        onRowAction={table.onRowAction}
        rowHref={table.rowHref}
        rowLabel={table.rowLabel}
      />
    </li>
  );
};

const SkeletonCards = <Row,>({ table }: Of<Row>): ReactElement => (
  <>
    {Array.from({ length: table.skeletonRows ?? 5 }, (_, index) => (
      <li key={index} className={styles.card}>
        <div className={styles.title}>
          <Skeleton width="60%" />
        </div>
        {table.columns.slice(1).map(({ key }) => (
          <div key={key} className={styles.fact}>
            <Skeleton width="100%" />
          </div>
        ))}
      </li>
    ))}
  </>
);

/** As high as the cards that are not rendered; a new one at each position, as in the table. */
const Gap = ({ height }: { height: number }): ReactElement => <li style={{ height }} aria-hidden />;

/** The rows of narrow screens. */
export const TableCards = <Row,>(table: TableProps<Row>): ReactElement => {
  const { rows, isLoading } = table;
  const list = useRef<HTMLUListElement>(null);
  const part = useRowWindow(list, isLoading ? 0 : rows.length);
  const first = part?.first ?? 0;
  const placeOf = (index: number): CardRowProps<Row>['place'] =>
    part && { 'aria-posinset': first + index + 1, 'aria-setsize': rows.length };
  return (
    <>
      <SortBar table={table} />
      <ul ref={list} className={styles.cards} aria-label={table.label}>
        {isLoading && <SkeletonCards table={table} />}
        {part && <Gap key={`before ${part.first}`} height={part.gapBefore} />}
        {!isLoading &&
          rows
            .slice(first, part?.end)
            .map((row, index) => <CardRow key={table.rowKey(row)} table={table} row={row} place={placeOf(index)} />)}
        {part && <Gap key={`after ${part.end}`} height={part.gapAfter} />}
      </ul>
    </>
  );
};
