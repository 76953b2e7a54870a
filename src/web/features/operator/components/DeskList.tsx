import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type QueryLike } from '#web/components/query/query-failure.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { UnreadFilter } from '#web/components/query/UnreadFilter.tsx';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import type { IconShape } from '#web/ui/Icon.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './DeskList.module.css';
import { DeskSearch } from './DeskSearch.tsx';
import { DeskTurner } from './DeskTurner.tsx';

/** A page of a list, as the operations of the desk answer. */
type Page = { items: readonly unknown[]; hasMore: boolean; found?: number };

type DeskListProps<List extends Page> = {
  /** What the generated hook returned. */
  query: QueryLike<List>;
  /** What the address of the page asks for, and the ways to change it. */
  address: {
    shown: { search: string };
    time: unknown;
    page: number;
    isNarrowed: boolean;
    show: (narrowed: { search: string }) => void;
    showAll: () => void;
    turn: (page: number) => void;
  };
  /** What the search is called, and what can be searched for. */
  search: { label: string; placeholder: string };
  /** The choices beside the search. */
  choices: ReactNode;
  /** The ListSums of all that the list finds. */
  sums?: ReactNode;
  /** Says that the list holds nothing; `isNarrowed` asks for the words when nothing was found in it. */
  none: (isNarrowed: boolean) => { title: string; text: string };
  /** A symbol of the entries. */
  icon: IconShape;
  /** The list with what to show in place of its rows; undefined while it loads. */
  children: (list: List | undefined, empty: ReactNode) => ReactNode;
};

/**
 * A list of the desk with its search and filters, page by page.
 *
 * Use it for a list that is narrowed by its address. A list that is shown whole, or beside other things, is a Table
 * with a DeskTurner.
 *
 * Anatomy: the search, its choices, the sums, and in a card the table, or why it is empty with the way back to the whole list,
 * and the DeskTurner.
 *
 * Do:
 * - Give the choices as FilterChoices.
 *
 * Don't:
 * - Offer to add an entry: none of these lists is filled at the desk.
 *
 * Keyboard: Tab reaches the search, its choices, the rows, and the pages before and after.
 */
export const DeskList = <List extends Page>(props: DeskListProps<List>): ReactElement => {
  const { query, address, search, choices, sums, none, icon, children } = props;
  const { isNarrowed } = address;
  const { t } = useTranslation('operatorResellers');
  const empty = (
    <EmptyState
      icon={icon}
      {...none(isNarrowed)}
      action={isNarrowed && <Button onPress={address.showAll}>{t('showAll')}</Button>}
    />
  );
  const shown = (list: List | undefined): ReactElement => {
    const { items, found = items?.length, hasMore = false }: Partial<Page> = list ?? {};
    return (
      <>
        <ResultCount count={isNarrowed ? found : undefined} hasMore={hasMore && list?.found === undefined} />
        {children(list, empty)}
        <DeskTurner page={address.page} hasMore={hasMore} onTurn={address.turn} />
      </>
    );
  };
  return (
    <>
      <search className={styles.filters}>
        <DeskSearch {...search} search={address.shown.search} onSearch={(typed) => address.show({ search: typed })} />
        {choices}
      </search>
      <UnreadFilter read={{ from: address.time, to: address.time, ...address.shown }} onShowAll={address.showAll} />
      {sums}
      <Card isFlush>
        <QueryContent query={query} loading={shown(undefined)}>
          {shown}
        </QueryContent>
      </Card>
    </>
  );
};
