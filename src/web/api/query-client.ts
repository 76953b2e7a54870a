import { QueryClient } from '@tanstack/react-query';
import { ApiError, NO_ANSWER } from './api-error.ts';

/** Once, and soon: whoever waits should hear of a failure within a second. */
const RETRIES = 1;
const RETRY_DELAY_MS = 300;

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === NO_ANSWER || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is an error to show, not a reason to wait in silence.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: RETRY_DELAY_MS,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
