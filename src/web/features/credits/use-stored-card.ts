import { useSearchParams } from 'react-router-dom';
import type { Card } from '#contract/storefront/model/card.ts';
import { PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { useGetPaymentMethod } from '#web/api/storefront/payments/payments.ts';
import { readCardStatus } from './card-status.ts';

const POLLS = PAYMENT_POLL_TIMEOUT_MS / PAYMENT_POLL_INTERVAL_MS;

/** The stored card, null where there is none. One that was just entered is waited for: its provider reports it a little later. */
export const useStoredCard = () => {
  const [query] = useSearchParams();
  const isAwaited = readCardStatus(query) === 'success';
  return useGetPaymentMethod<Card | null>({
    query: {
      select: (card) => card ?? null,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        isAwaited && !data && dataUpdateCount < POLLS && PAYMENT_POLL_INTERVAL_MS,
    },
  });
};
