import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** Takes over what the server already put into a page that it rendered. */
export const takePrefetched = (queries: QueryClient): void => {
  const text = document.getElementById('prefetched')?.textContent ?? '';
  if (text !== '') hydrate(queries, JSON.parse(text) as DehydratedState);
};
