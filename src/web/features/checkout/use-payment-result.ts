import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HISTORY_PAGE_SIZE, PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { paymentOutcome, type PaymentMarker, type PaymentResult } from '#domain/payment-poll.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { clearPaymentMarker, keepEndedPayment, readPaymentMarker } from '#web/browser-storage/payment-marker.ts';

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
        // One that fails is followed by the next (ERR-053).
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
export const usePaymentResult = (): PaymentResult => {
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
