import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#web/session/session-context.ts';

/** What was fetched for one visitor is not shown to the next, and what was fetched for nobody is asked for again. */
export const useSessionCache = (): void => {
  const queries = useQueryClient();
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'signedIn' && status === 'signedOut') queries.clear();
    if (before.current === 'restoring' && status === 'signedIn') void queries.invalidateQueries();
    before.current = status;
  }, [queries, status]);
};
