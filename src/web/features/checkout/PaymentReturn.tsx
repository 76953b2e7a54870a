import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HISTORY_PAGE_SIZE, PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { type PaymentMarker, paymentOutcome, type PaymentResult } from '#domain/payment-poll.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { clearPaymentMarker, keepEndedPayment, readPaymentMarker } from '#web/browser-storage/payment-marker.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './PaymentReturn.module.css';

/** Whether the time to wait is over: the clock decides, even while an answer is out. */
const useIsOver = (): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PAYMENT_POLL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
};

/** The purchases as they are now: asked for every 2 s, also while another tab is looked at. */
const usePurchases = (marker: PaymentMarker | undefined, isOver: boolean) => {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useListPaymentHistory(
    { page_size: HISTORY_PAGE_SIZE },
    {
      query: {
        enabled: marker !== undefined && !isOver,
        staleTime: 0,
        // A failed look-up is followed by the next (ERR-053).
        retry: false,
        refetchInterval: PAYMENT_POLL_INTERVAL_MS,
        refetchIntervalInBackground: true,
      },
    },
  );
  return data && dataUpdatedAt >= openedAt ? data.items : [];
};

/**
 * How the payment that this browser left for ended: 'waiting' until it is known. The marker is cleared on success and
 * failure and kept when the time is over (PKG-060).
 */
const usePaymentResult = (): PaymentResult => {
  const queries = useQueryClient();
  const [marker] = useState(readPaymentMarker);
  const isOver = useIsOver();
  const purchases = usePurchases(marker, isOver);
  const result = paymentOutcome(marker, purchases, isOver ? PAYMENT_POLL_TIMEOUT_MS : 0);
  useEffect(() => {
    if (result === 'waiting') return;
    if (marker) keepEndedPayment(marker);
    if (result === 'success' || result === 'failure') clearPaymentMarker();
    // Balance, stock and history are not what they were.
    void queries.invalidateQueries();
  }, [marker, queries, result]);
  return result;
};

type Outcome = Exclude<PaymentResult, 'waiting'>;

/** Replaces the checkout while the payment's outcome is asked for. */
const PaymentProgress = (): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.progress} aria-labelledby="payment-progress" aria-live="polite">
      <Spinner />
      <h2 id="payment-progress">{t('progress.title')}</h2>
      <p className={styles.text}>{t('progress.text')}</p>
    </section>
  );
};

export type PaymentReturnProps = {
  /** Where each outcome leads (PKG-055 to PKG-059). The same object with every render. */
  destinations: Readonly<Record<Outcome, string>>;
  /** Told of the outcome before it leads away. */
  onOutcome?: ((outcome: Outcome) => void) | undefined;
};

/** The visitor is back from paying: waits for the outcome, then goes where it leads. */
export const PaymentReturn = ({ destinations, onOutcome }: PaymentReturnProps): ReactElement => {
  const navigate = useNavigate();
  const result = usePaymentResult();
  useEffect(() => {
    if (result === 'waiting') return;
    onOutcome?.(result);
    void navigate(destinations[result], { replace: true });
  }, [destinations, navigate, onOutcome, result]);
  return <PaymentProgress />;
};
