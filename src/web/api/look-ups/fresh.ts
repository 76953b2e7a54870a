import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads anew, for the look-up and for the page that shows it. */
export const fresh = <Answer>(queries: QueryClient, queryKey: QueryKey, read: () => Promise<Answer>): Promise<Answer> =>
  queries.fetchQuery({ queryKey, queryFn: read, staleTime: 0 });
