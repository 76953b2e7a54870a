import { NO_ANSWER, type Refusal } from '#domain/refusal.ts';

/** The part of a query that a screen reads; the generated hooks return more. */
export type QueryLike<Data> = {
  data: Data | undefined;
  isError: boolean;
  isRefetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
};

/** Why there is no data, with a retry. */
export type QueryFailure = {
  onRetry: () => void;
  isRetrying: boolean;
  /** There was no answer at all: the connection is broken, or the server does not answer in time. */
  isUnanswered?: boolean;
};

const statusOf = ({ error }: Pick<QueryLike<unknown>, 'error'>): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/** Set when a query failed and has no data; earlier data stay visible. */
export const queryFailure = (query: QueryLike<unknown>): QueryFailure | undefined => {
  const { data, isError, isRefetching, refetch } = query;
  if (!isError || data !== undefined) return undefined;
  return { onRetry: () => void refetch(), isRetrying: isRefetching, isUnanswered: statusOf(query) === NO_ANSWER };
};

/** The refusal of what a view of a store does not show: nothing failed, and another try would change nothing. */
export const viewRefusal = ({ error }: Pick<QueryLike<unknown>, 'error'>): Refusal | undefined => {
  const problem = error instanceof Error && 'problem' in error ? (error.problem as Refusal) : undefined;
  return problem?.code === 'only_looking' ? problem : undefined;
};

/** Whether the server said that there is no such record, or that its id is invalid. */
export const isGone = (query: Pick<QueryLike<unknown>, 'data' | 'error'>): boolean => {
  const status = statusOf(query);
  return query.data === undefined && (status === 404 || status === 400);
};
