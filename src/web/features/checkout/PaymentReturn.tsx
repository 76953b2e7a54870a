import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { HISTORY_PAGE_SIZE, PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { type PaymentMarker, paymentOutcome, type PaymentResult } from '#domain/payment-poll.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import {
  clearPaymentMarker,
  forgetEndedPayment,
  keepEndedPayment,
  type PaidFor,
  readLeftPayment,
  readReturn,
} from '#web/browser-storage/payment-marker.ts';
import { purchasePaymentId, purchaseStartTime } from '#web/browser-storage/payment.ts';
import { useStored } from '#web/browser-storage/stored.ts';
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
  return data && dataUpdatedAt >= openedAt ? data.items : undefined;
};

/**
 * How the payment that the browser has come back from ended: 'waiting' until it is known. The marker of this browser is
 * cleared on success and failure and kept when the time is over (PKG-060); that of another payment stays.
 */
const usePaymentResult = (marker: PaymentMarker | undefined): PaymentResult => {
  const queries = useQueryClient();
  const isOver = useIsOver();
  const purchases = usePurchases(marker, isOver);
  const result = paymentOutcome(marker, purchases, isOver ? PAYMENT_POLL_TIMEOUT_MS : 0);
  useEffect(() => {
    if (result === 'waiting') return;
    if (marker) keepEndedPayment(marker);
    else forgetEndedPayment();
    if (!marker?.isElsewhere && (result === 'success' || result === 'failure')) clearPaymentMarker();
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
  /** Where each outcome leads (PKG-055 to PKG-059), with what the payment page said. The same function with every render. */
  destinationOf: (outcome: Outcome, message?: string) => string;
  /** Told of the outcome of a payment that this browser left for, before it leads away. */
  onOutcome?: ((outcome: Outcome) => void) | undefined;
};

/**
 * Whether the address is one that a payment page leads back to. Whichever it is, how the payment ended is looked up
 * before anything is said of it (PKG-117).
 */
export const isPaymentReturn = (query: URLSearchParams): boolean =>
  query.get('process-payment') === 'true' || (query.get('error') === 'true' && query.has('payment'));

/** The visitor is back from paying: waits for the outcome, then goes where it leads. */
export const PaymentReturn = ({ destinationOf, onOutcome }: PaymentReturnProps): ReactElement => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [marker] = useState(() => readReturn(query.get('payment')));
  const result = usePaymentResult(marker);
  // Anybody may have written the address: its words are those of a payment page only where one was left for.
  const isOwn = marker !== undefined && !marker.isElsewhere;
  const message = isOwn ? (query.get('message') ?? undefined) : undefined;
  useEffect(() => {
    if (result === 'waiting') return;
    if (isOwn) onOutcome?.(result);
    void navigate(destinationOf(result, message), { replace: true });
  }, [destinationOf, isOwn, message, navigate, onOutcome, result]);
  return <PaymentProgress />;
};

/**
 * Leads to how a payment ended that was paid without a way back to this browser, in another one for example: its
 * checkout must not offer to pay it again (PKG-117). It is looked up when the checkout opens and whenever its window is
 * looked at again.
 *
 * @param processing Address at which the checkout waits for the outcome of a payment.
 * @returns Looks the payment up now, to be called before another one is started; resolves to whether it leads away.
 *   Rejects with an `ApiError` if it cannot be looked up.
 */
export const usePaidElsewhere = (paidFor: PaidFor, processing: string): (() => Promise<boolean>) => {
  const navigate = useNavigate();
  const [startedAt, paymentId] = [useStored(purchaseStartTime), useStored(purchasePaymentId)];
  const left = useMemo(
    () => (startedAt === null || paymentId === null ? undefined : readLeftPayment(paidFor)),
    [paidFor, paymentId, startedAt],
  );
  const { data, refetch } = useListPaymentHistory(
    { page_size: HISTORY_PAGE_SIZE },
    { query: { enabled: left !== undefined, staleTime: 0, retry: false, refetchOnWindowFocus: 'always' } },
  );
  const isPaid = left !== undefined && paymentOutcome(left, data?.items, 0) === 'success';
  useEffect(() => {
    if (isPaid) void navigate(processing, { replace: true });
  }, [isPaid, navigate, processing]);
  return async () => {
    if (!left) return false;
    const now = await refetch({ throwOnError: true });
    return paymentOutcome(left, now.data?.items, 0) === 'success';
  };
};
