/** What a screen looks at of a query; the generated hooks return more. */
export type QueryLike<Data> = {
  data: Data | undefined;
  isError: boolean;
  isRefetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
};

/** Why there is nothing to show, with a way to try again. */
export type QueryFailure = {
  onRetry: () => void;
  isRetrying: boolean;
};

/** Given where a query failed and has nothing to show; data of before stay in sight. */
export const queryFailure = ({ data, isError, isRefetching, refetch }: QueryLike<unknown>): QueryFailure | undefined =>
  isError && data === undefined ? { onRetry: () => void refetch(), isRetrying: isRefetching } : undefined;

/** Whether the server said that there is no such record, or that its id is none. */
export const isGone = ({ data, error }: Pick<QueryLike<unknown>, 'data' | 'error'>): boolean => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return data === undefined && (status === 404 || status === 400);
};
