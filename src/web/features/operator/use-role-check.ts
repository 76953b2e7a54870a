import { type QueryCacheNotifyEvent, type MutationCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { getGetOperatorQueryKey } from '#web/api/operator/operators/operators.ts';

const FORBIDDEN = 403;

const isRefusal = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): boolean =>
  event.type === 'updated' &&
  event.action.type === 'error' &&
  event.action.error instanceof ApiError &&
  event.action.error.status === FORBIDDEN;

/** Asks who is signed in once more when a call of the desk is refused: the role may be gone since the page was opened. */
export const useRoleCheck = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const [operatorPath] = getGetOperatorQueryKey();
    const ask = () => void queries.invalidateQueries({ queryKey: getGetOperatorQueryKey() });
    const ends = [
      queries.getQueryCache().subscribe((event) => {
        if (isRefusal(event) && event.query.queryKey[0] !== operatorPath) ask();
      }),
      queries.getMutationCache().subscribe((event) => {
        if (isRefusal(event)) ask();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
};
