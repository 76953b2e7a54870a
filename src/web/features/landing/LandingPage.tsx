import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Channels } from './Channels.tsx';
import { Cost } from './Cost.tsx';
import { Hero } from './Hero.tsx';
import { Start } from './Start.tsx';
import { Steps } from './Steps.tsx';
import { Trust } from './Trust.tsx';
import { Wait } from './Wait.tsx';

/** The target of "Learn more". */
const productId = 'product';

/** /: what the store is, and the ways in. Signed-in visitors are redirected to the store, or to the page they wanted. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('landing');
  const { state } = useLocation() as { state: { wanted?: string } | null };
  const { status } = useSession();
  // Signed-in visitors should not see the sign-in buttons flash by.
  if (status === 'restoring') return <Wait text={t('restoring')} />;
  if (status === 'signedIn') return <Navigate to={state?.wanted ?? paths.store()} replace />;
  return (
    <>
      <Hero wanted={state?.wanted} productId={productId} />
      <Steps id={productId} />
      <Cost />
      <Channels />
      <Trust />
      <Start wanted={state?.wanted} />
    </>
  );
};
