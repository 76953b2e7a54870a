import { useMemo, useState } from 'react';
import { HISTORY_PAGE_SIZE } from '#domain/limits.ts';
import { type PaymentStanding, paymentStanding } from '#domain/payment-poll.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { readEndedPayment } from '#web/browser-storage/payment-marker.ts';
import { useTakenOver } from '#web/ui/use-taken-over.ts';

/**
 * - `looking`: it is being looked up
 * - `unread`: it could not be looked up
 */
export type ShownStanding = PaymentStanding | 'looking' | 'unread';

/**
 * The outcome of the payment that this tab has come back from, looked up in the purchase history: anybody can open an
 * address that claims one.
 *
 * @param isTold Whether the address asks for it.
 */
export const usePaymentStanding = (isTold: boolean): ShownStanding => {
  const [openedAt] = useState(() => Date.now());
  // The server, which may have rendered the page, knows nothing of this tab.
  const isTakenOver = useTakenOver();
  const isRead = isTold && isTakenOver;
  const ended = useMemo(() => (isRead ? readEndedPayment() : undefined), [isRead]);
  const history = useListPaymentHistory(
    { page_size: HISTORY_PAGE_SIZE },
    { query: { enabled: isTold && ended !== undefined } },
  );
  if (isTold && !isTakenOver) return 'looking';
  if (!isTold || ended === undefined) return 'none';
  const { data, dataUpdatedAt, isError, isFetching } = history;
  if (isError && !isFetching) return 'unread';
  if (data === undefined || (isFetching && dataUpdatedAt < openedAt)) return 'looking';
  return paymentStanding(ended, data.items);
};
