import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './PaymentProgress.module.css';

/**
 * Stands in the place of the checkout while the payment's outcome is asked for.
 *
 * Use it after a return from the payment page, until PaymentStatusDialog can say how it ended.
 */
export const PaymentProgress = (): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.progress} aria-labelledby="payment-progress" aria-live="polite">
      <Spinner />
      <h2 id="payment-progress">{t('progress.title')}</h2>
      <p className={styles.text}>{t('progress.text')}</p>
    </section>
  );
};
