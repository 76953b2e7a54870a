import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile, useIsPhone } from '../breakpoint.ts';
import { Announcement } from '../feedback/Announcement.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import { firstOf, useIsLong } from '../windowed/long-list.ts';
import type { TableProps } from './parts/table-types.ts';
import { TableCards } from './parts/TableCards.tsx';
import { TableGrid } from './parts/TableGrid.tsx';
import { useTooNarrow } from './parts/use-too-narrow.ts';

export type { CardGroups, CardLine, Column, TableProps } from './parts/table-types.ts';

const LongTable = lazyComponent(async () => (await import('./parts/LongTable.tsx')).loadLongTable(), {
  fallback: (props) => <TableGrid {...props} rows={firstOf(props.rows)} />,
});

const Grid = <Row,>(props: TableProps<Row>): ReactElement =>
  useIsLong(props.count ?? props.rows.length) && props.isLoading !== true ? (
    <LongTable {...props} />
  ) : (
    <TableGrid {...props} />
  );

/**
 * Columns are described once: a table on wide screens, a card per row at 920 px or less and where enlarged text makes the
 * table wider than its place.
 *
 * Use it for records of one kind that people compare or open. One record is a FactList, tiles are a List.
 *
 * Anatomy: on wide screens the headers, which sort by a press, and a line for each record; on narrow ones the choice of
 * the order, then a card for each record, with the first column as its title and the others as its facts.
 *
 * Do:
 * - Let the first column name the record: it also names the row's button or link.
 * - Align amounts of money at the end.
 * - Pass an EmptyState as `empty`, and `skeletonRows` as many as usual.
 * - Set `isHeadFixed` where the table is what the page is for.
 * - Set `isForTablets` where its columns fit 736 px.
 * - Set `cardLines` where a phone has to show many records at once.
 *
 * Don't:
 * - Expect it to sort or filter: `rows` come as they are to be shown.
 * - Make an icon the only header of a column without a `cardHeader`.
 * - Lay out a page by it.
 *
 * Keyboard: Tab reaches the sorting headers, then each row's action, which Enter and Space press.
 */
export const Table = <Row,>(props: TableProps<Row>): ReactElement => {
  const { t } = useTranslation('ui');
  const isNarrow = useIsMobile();
  const isPhone = useIsPhone();
  const isMobile = props.isForTablets === true ? isPhone : isNarrow;
  const { place, isTooNarrow } = useTooNarrow(props, isMobile);
  if (props.isLoading !== true && props.rows.length === 0 && props.empty !== undefined) return <>{props.empty}</>;
  return (
    <div ref={place} aria-busy={props.isLoading ?? false}>
      {props.isLoading && <Announcement text={t('loading')} />}
      {isMobile || isTooNarrow ? (
        <TableCards {...props} hasSortInTools={isNarrow && props.hasSortInTools === true} />
      ) : (
        <Grid {...props} />
      )}
    </div>
  );
};
