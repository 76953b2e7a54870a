import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/session/session-context.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './SessionNotice.module.css';
import { useTakenOver } from '#web/ui/use-taken-over.ts';

/** Rarely needed. */
const Banner = lazyComponent(async () => (await import('#web/ui/feedback/Banner.tsx')).Banner);

/** Says why the session ended, until the next sign-in or until it is dismissed. */
export const SessionNotice = (): ReactElement | null => {
  const { t } = useTranslation('shell');
  const { status, endReason } = useSession();
  const isTakenOver = useTakenOver();
  const [readReason, setReadReason] = useState<string>();
  if (!isTakenOver || status !== 'signedOut' || endReason === undefined || endReason === readReason) return null;
  return (
    <div className={styles.notice}>
      <Banner onClose={() => setReadReason(endReason)}>{t(`sessionEnd.${endReason}`)}</Banner>
    </div>
  );
};
