import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PaymentHistory } from '#contract/storefront/model/paymentHistory.ts';
import { HISTORY_PAGE_SIZE, PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { type PaymentMarker, paymentOutcome, type PaymentResult } from '#domain/payment-poll.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import {
  clearPaymentMarker,
  forgetEndedPayment,
  forgetLeftPayment,
  isForWhatIsChosen,
  isPaidFor,
  keepEndedPayment,
  type LeftPayment,
  leftPayments,
  type PaidFor,
  readReturn,
} from '#web/browser-storage/payment-marker.ts';
import { METHOD_QUERY, withMethod } from '#web/navigation/billing-address.ts';
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
    if (marker) forgetLeftPayment(marker);
    if (!marker?.isElsewhere && (result === 'success' || result === 'failure')) clearPaymentMarker(marker);
    // Balance, stock and history are not what they were.
    void queries.invalidateQueries();
  }, [marker, queries, result]);
  return result;
};

type Outcome = Exclude<PaymentResult, 'waiting'>;

type ReturnedPayment = NonNullable<ReturnType<typeof readReturn>>;

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
  onOutcome?: ((outcome: Outcome, marker: ReturnedPayment) => void) | undefined;
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
  const method = query.get(METHOD_QUERY);
  const message = isOwn ? (query.get('message') ?? undefined) : undefined;
  useEffect(() => {
    if (result === 'waiting') return;
    if (isOwn) onOutcome?.(result, marker);
    // Only a failure leads back to the checkout, with the method that was chosen there.
    void navigate(withMethod(destinationOf(result, message), result === 'failure' ? method : null), { replace: true });
  }, [destinationOf, isOwn, marker, message, method, navigate, onOutcome, result]);
  return <PaymentProgress />;
};

const isOf = ({ id, items }: PaymentHistory['items'][number], paymentId: string | undefined): boolean =>
  id === paymentId || items.some((item) => item.id === paymentId);

const findPaid = (left: readonly LeftPayment[], purchases: PaymentHistory['items'] | undefined) =>
  left.find((payment) => paymentOutcome(payment, purchases, 0) === 'success');

/**
 * Leads to how a payment ended that was paid without a way back to this browser, in another one for example: its
 * checkout must not offer to pay it again (PKG-117). All payments are looked up that tabs of this browser left for, when
 * the checkout opens and whenever its window is looked at again.
 *
 * @param outcomeOf Address at which the checkout tells the outcome of a payment.
 * @returns `isCancelled` is whether the last of them was for what is to be paid here, and was cancelled. `lookUp` looks them
 *   up now, to be called before another payment is started; resolves to whether it leads away. Rejects with an `ApiError`
 *   if they cannot be looked up.
 */
export const usePaidElsewhere = (
  paidFor: PaidFor,
  outcomeOf: (query: { 'process-payment': 'true'; payment: string }) => string,
): { isCancelled: boolean; lookUp: () => Promise<boolean> } => {
  const navigate = useNavigate();
  const all = useStored(leftPayments);
  const left = useMemo(() => all.filter((payment) => isPaidFor(payment, paidFor)), [all, paidFor]);
  const { data, refetch } = useListPaymentHistory(
    { page_size: HISTORY_PAGE_SIZE },
    { query: { enabled: left.length > 0, staleTime: 0, retry: false, refetchOnWindowFocus: 'always' } },
  );
  const paid = findPaid(left, data?.items)?.paymentId;
  useEffect(() => {
    if (paid !== undefined) void navigate(outcomeOf({ 'process-payment': 'true', payment: paid }), { replace: true });
  }, [navigate, outcomeOf, paid]);
  const last = left.at(-1);
  const isCancelled =
    last !== undefined &&
    isForWhatIsChosen(last) &&
    data?.items.some((purchase) => purchase.isCancelled && isOf(purchase, last.paymentId)) === true;
  const lookUp = async (): Promise<boolean> => {
    if (left.length === 0) return false;
    const { data: now } = await refetch({ throwOnError: true });
    return findPaid(left, now?.items) !== undefined;
  };
  return { isCancelled, lookUp };
};
