import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Wait } from './Wait.tsx';

type StarterProps = {
  /** What the visitor came for. */
  to: 'signIn' | 'register';
};

/** Redirects to the sign-in service at once; signed-in visitors go to the store. */
export const Starter = ({ to }: StarterProps): ReactElement => {
  const { t } = useTranslation('landing');
  const session = useSession();
  const navigate = useNavigate();
  const isStarted = useRef(false);
  const start = session[to];
  useEffect(() => {
    if (session.status !== 'signedOut' || isStarted.current) return;
    isStarted.current = true;
    start().catch((error: unknown) => {
      console.warn('The sign-in service cannot be reached', error);
      void navigate(paths.landing(), { replace: true, state: { isSignInFailed: true } });
    });
  }, [navigate, session.status, start]);
  if (session.status === 'signedIn') return <Navigate to={paths.store()} replace />;
  return <Wait text={t(`starter.${to}`)} />;
};
