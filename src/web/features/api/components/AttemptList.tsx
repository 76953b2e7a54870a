import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookAttempt } from '#contract/storefront/model/webhookAttempt.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './AttemptList.module.css';
import { useAttemptText } from './use-attempt-text.ts';

export type AttemptListProps = {
  /** In the order to show them, each with its time, its result and how long it took. */
  attempts: readonly WebhookAttempt[];
};

/**
 * The attempts to deliver an event, the last one first.
 *
 * Use it in the details of one delivery. Deliveries themselves are in a DeliveryTable.
 */
export const AttemptList = ({ attempts }: AttemptListProps): ReactElement => {
  const { t } = useTranslation('integration');
  const { dateTime, number } = useFormat();
  const attemptText = useAttemptText();
  if (attempts.length === 0) return <p>{t('delivery.notTried')}</p>;
  return (
    <ol className={styles.list}>
      {attempts.map((attempt) => (
        <li key={attempt.at} className={styles.attempt}>
          <div className={styles.line}>
            <span>{attemptText(attempt)}</span>
            <span className={styles.figure}>
              <time dateTime={attempt.at}>{dateTime(attempt.at)}</time> ·{' '}
              {t('delivery.took', { milliseconds: number(attempt.milliseconds) })}
            </span>
          </div>
          <span className={styles.url}>{attempt.url}</span>
        </li>
      ))}
    </ol>
  );
};
