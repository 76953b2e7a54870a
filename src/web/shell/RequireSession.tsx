import { type ReactElement, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Redirects signed-out visitors to the landing page, which keeps the wanted address through sign-in (AUT-005). */
export const RequireSession = (): ReactElement => {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const wanted = `${pathname}${search}${hash}`;
  // The same object while the landing page loads: a new one would navigate there again.
  const state = useMemo(() => ({ wanted }), [wanted]);
  if (status === 'signedIn') return <Outlet />;
  return (
    <>
      {/* Also while the landing page loads, which a slow network takes its time for. */}
      <PageSkeleton />
      {status === 'signedOut' && <Navigate to={paths.landing()} replace state={state} />}
    </>
  );
};
