import { useEffect } from 'react';
import { HISTORY_PAGE_SIZE, PAYMENT_POLL_INTERVAL_MS } from '#domain/limits.ts';
import { foundCharge } from '#domain/payment-poll.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { openChargeTime } from '#web/browser-storage/payment.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import type { CheckoutFailures } from './use-checkout-failure.ts';

/**
 * Whether a payment by balance, of whatever form or tab, has no known outcome. It is looked up in the purchase history
 * until it has one, which is told.
 *
 * @param isOwn This form made it, and sends the same call again: it asks nobody else.
 */
export const useOpenCharge = (isOwn: boolean, { showOutcome }: Pick<CheckoutFailures, 'showOutcome'>): boolean => {
  const startedAt = useStored(openChargeTime);
  const isOpen = startedAt !== null && !isOwn;
  const { data, dataUpdatedAt } = useListPaymentHistory(
    { page_size: HISTORY_PAGE_SIZE },
    { query: { enabled: isOpen, staleTime: 0, retry: false, refetchInterval: PAYMENT_POLL_INTERVAL_MS } },
  );
  const isRead = isOpen && data !== undefined && dataUpdatedAt > startedAt;
  const found = isRead ? foundCharge(startedAt, data.items, dataUpdatedAt) : 'open';
  useEffect(() => {
    if (found === 'open') return;
    openChargeTime.clear();
    showOutcome(found === 'success' ? { status: 'SUCCESS' } : found === 'failure' ? { status: 'FAILURE' } : {});
  }, [found, showOutcome]);
  return isOpen;
};
