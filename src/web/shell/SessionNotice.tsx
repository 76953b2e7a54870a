import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/session/session-context.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './SessionNotice.module.css';
import { useTakenOver } from '#web/ui/use-taken-over.ts';

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
