import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** Loads the data that the server put into a rendered page. */
export const takePrefetched = (queries: QueryClient): void => {
  const text = document.getElementById('prefetched')?.textContent ?? '';
  if (text !== '') hydrate(queries, JSON.parse(text) as DehydratedState);
};
