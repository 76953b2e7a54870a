import type { Refusal } from '#domain/refusal.ts';

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
};

/** Set when a query failed and has no data; earlier data stay visible. */
export const queryFailure = ({ data, isError, isRefetching, refetch }: QueryLike<unknown>): QueryFailure | undefined =>
  isError && data === undefined ? { onRetry: () => void refetch(), isRetrying: isRefetching } : undefined;

/** The refusal of what a view of a store does not show: nothing failed, and another try would change nothing. */
export const viewRefusal = ({ error }: Pick<QueryLike<unknown>, 'error'>): Refusal | undefined => {
  const problem = error instanceof Error && 'problem' in error ? (error.problem as Refusal) : undefined;
  return problem?.code === 'only_looking' ? problem : undefined;
};

/** Whether the server said that there is no such record, or that its id is invalid. */
export const isGone = ({ data, error }: Pick<QueryLike<unknown>, 'data' | 'error'>): boolean => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return data === undefined && (status === 404 || status === 400);
};
