import { type DehydratedState, hydrate, QueryCache, QueryClient } from '@tanstack/react-query';
import { NO_ANSWER } from '#domain/refusal.ts';
import { ApiError } from './api-error.ts';

/** Once, and soon: a waiting user should see a failure within a second. */
const RETRIES = 1;
const RETRY_DELAY_MS = 300;

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === NO_ANSWER || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Each screen says what a failure means to the visitor (ERR-063); the console logs the cause.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.warn('Could not be fetched:', ...queryKey, error),
    }),
    defaultOptions: {
      queries: {
        // Offline is an error to show, not a reason to wait silently.
        networkMode: 'always',
        // With that mode it is off unless it is asked for.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: RETRY_DELAY_MS,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Loads the data that the server put into a rendered page. */
export const takePrefetched = (queries: QueryClient): void => {
  const text = document.getElementById('prefetched')?.textContent ?? '';
  if (text !== '') hydrate(queries, JSON.parse(text) as DehydratedState);
};
