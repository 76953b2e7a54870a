import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/session/session-context.ts';
import { lazyPart, WithPart } from '#web/ui/lazy-part.tsx';
import styles from './SessionNotice.module.css';

/** Seldom needed. */
const banner = lazyPart(async () => (await import('#web/ui/feedback/Banner.tsx')).Banner);

/** Says why nobody is signed in any more, until somebody is or it was read. */
export const SessionNotice = (): ReactElement | null => {
  const { t } = useTranslation('shell');
  const { status, endReason } = useSession();
  const [readReason, setReadReason] = useState<string>();
  if (status !== 'signedOut' || endReason === undefined || endReason === readReason) return null;
  return (
    <WithPart part={banner} isWanted>
      {(Banner) => (
        <div className={styles.notice}>
          <Banner onClose={() => setReadReason(endReason)}>{t(`sessionEnd.${endReason}`)}</Banner>
        </div>
      )}
    </WithPart>
  );
};
