import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Card, type CardProps } from '#web/ui/layout/Card.tsx';
import { isGone, queryFailure, type QueryLike } from './query-failure.ts';

export type QueryContentProps<Data> = {
  query: QueryLike<Data>;
  /** In the final size of the content. */
  loading: ReactNode;
  /** What could not be loaded; a sentence that fits everything where it is left out. */
  failed?: string;
  /** Stands there where there is no such record. */
  gone?: ReactNode;
  /** The card around a failure, where the content brings its own. */
  card?: Omit<CardProps, 'children'>;
  children: (data: Data) => ReactNode;
};

/** What a query has to show: its data, however old; before them their skeleton; in their place why there are none. */
export const QueryContent = <Data,>(props: QueryContentProps<Data>): ReactNode => {
  const { query, loading, failed, gone, card, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (gone !== undefined && isGone(query)) return gone;
  const failure = queryFailure(query);
  if (!failure) return loading;
  const state = <ErrorState {...failure} {...(failed !== undefined && { title: failed })} />;
  return card ? <Card {...card}>{state}</Card> : state;
};
