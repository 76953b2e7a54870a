import type { ReactElement, ReactNode } from 'react';
import type { Refusal } from '#domain/refusal.ts';
import { useProblemWords } from '#web/i18n/use-problem-words.ts';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Card, type CardProps } from '#web/ui/layout/Card.tsx';
import { isGone, queryFailure, type QueryLike, viewRefusal } from './query-failure.ts';

type QueryContentProps<Data> = {
  /** What the generated hook returned. */
  query: QueryLike<Data>;
  /** A placeholder in the final size of the content. */
  loading: ReactNode;
  /** The message for a failed load; a general one by default. */
  failed?: string;
  /** Shown when there is no such record. */
  gone?: ReactNode;
  /** Wraps a failure in a card, for content that brings its own. */
  card?: Omit<CardProps, 'children'>;
  /** Renders the data; called only when there are some. */
  children: (data: Data) => ReactNode;
};

const NotInView = ({ refusal }: { refusal: Refusal }): ReactElement => <ErrorState {...useProblemWords()(refusal)} />;

/**
 * Renders a query: its data, even old ones; before that its skeleton; without data the failure.
 *
 * Use it around all content of a page that comes from one call. A table has its own loading rows. A dialog that cannot
 * open without data is left closed instead.
 *
 * Anatomy: it adds nothing to the data's content, or `loading`, `gone`, or an ErrorState, in a Card where `card` says
 * so.
 *
 * Do:
 * - Pass as `loading` a Skeleton in the final size.
 * - Pass `gone` where the address can name a record that is no longer there.
 * - Say in `failed` what could not be loaded, where a page has several queries.
 *
 * Don't:
 * - Wrap several calls in one, so that the slowest holds back all.
 * - Show an empty list by it: the content does, by an EmptyState.
 */
export const QueryContent = <Data,>(props: QueryContentProps<Data>): ReactNode => {
  const { query, loading, failed, gone, card, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (gone !== undefined && isGone(query)) return gone;
  const failure = queryFailure(query);
  if (!failure) return loading;
  const refusal = viewRefusal(query);
  const state = refusal ? (
    <NotInView refusal={refusal} />
  ) : (
    <ErrorState {...failure} {...(failed !== undefined && { title: failed })} />
  );
  return card ? <Card {...card}>{state}</Card> : state;
};
