import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetAnswers } from '#web/api/kept-answers.ts';
import { useSession } from '#web/session/session-context.ts';

/** One user's cached data are never shown to the next, and data of the signed-out state are fetched again. */
export const useSessionCache = (): void => {
  const queries = useQueryClient();
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'signedIn' && status === 'signedOut') {
      queries.clear();
      forgetAnswers();
    }
    if (before.current === 'restoring' && status === 'signedIn') void queries.invalidateQueries();
    before.current = status;
  }, [queries, status]);
};
