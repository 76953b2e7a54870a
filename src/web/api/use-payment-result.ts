import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HISTORY_PAGE_SIZE, PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { judgePayment, type PaymentResult } from '#domain/payment-poll.ts';
import { clearPaymentMarker, readPaymentMarker } from './payment-marker.ts';
import { listPaymentHistory } from './storefront/payments/payments.ts';

/** Asks every 2 s for up to 30 s; the clock decides even while an answer is out. Returns how to stop. */
const poll = (onResult: (result: PaymentResult) => void): (() => void) => {
  const marker = readPaymentMarker();
  const startedAt = performance.now();
  const ended = new AbortController();
  const stop = (): void => {
    ended.abort();
    clearInterval(asking);
    clearTimeout(giving);
  };
  const judge = (purchases: Parameters<typeof judgePayment>[1], elapsedMs: number): void => {
    const result = judgePayment(marker, purchases, elapsedMs);
    if (result === 'waiting' || ended.signal.aborted) return;
    stop();
    onResult(result);
  };
  const ask = async (): Promise<void> => {
    try {
      const history = await listPaymentHistory({ page_size: HISTORY_PAGE_SIZE }, { signal: ended.signal });
      judge(history.items, performance.now() - startedAt);
    } catch {
      // The next one may come through (readings ERR-053).
    }
  };
  const asking = setInterval(() => void ask(), PAYMENT_POLL_INTERVAL_MS);
  const giving = setTimeout(() => judge([], PAYMENT_POLL_TIMEOUT_MS), PAYMENT_POLL_TIMEOUT_MS);
  // Not within the effect itself: without a marker the answer is there at once.
  queueMicrotask(() => judge([], 0));
  if (marker) void ask();
  return stop;
};

/**
 * How the payment that this browser left for ended: 'waiting' until it is known. The marker is cleared on success and
 * failure and kept when the time is over (readings PKG-060).
 *
 * @param isReturned Whether the visitor has come back from paying; nothing is asked before.
 */
export const usePaymentResult = (isReturned: boolean): PaymentResult => {
  const [result, setResult] = useState<PaymentResult>('waiting');
  const queries = useQueryClient();
  useEffect(() => {
    if (!isReturned) return undefined;
    return poll((ended) => {
      if (ended === 'success' || ended === 'failure') clearPaymentMarker();
      // Balance, stock and history are not what they were.
      void queries.invalidateQueries();
      setResult(ended);
    });
  }, [isReturned, queries]);
  return result;
};
