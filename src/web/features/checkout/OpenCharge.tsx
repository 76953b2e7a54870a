import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HISTORY_PAGE_SIZE, PAYMENT_POLL_INTERVAL_MS } from '#domain/limits.ts';
import { foundCharge } from '#domain/payment-poll.ts';
import { useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import { openChargeTime } from '#web/browser-storage/payment-marker.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { type CheckoutFailures, FailureModal, useCheckoutFailure } from './FailureModal.tsx';

/** A payment by balance that this form sent and whose answer was lost. */
export type OwnCharge = {
  /** By the browser's clock, as `openChargeTime`. */
  startedAt: number;
  /** Its outcome is known: the form is free for another payment. */
  forget: () => void;
};

/**
 * Whether a payment by balance of another form or tab has no known outcome. It is looked up in the purchase history
 * until it has one, which is told. The one of this form is looked up once another tab has settled it.
 *
 * @param own What this form sent; it sends the same call again, and asks nobody else.
 */
export const useOpenCharge = (
  own: OwnCharge | undefined,
  { showOutcome }: Pick<CheckoutFailures, 'showOutcome'>,
): boolean => {
  const stored = useStored(openChargeTime);
  const startedAt = own?.startedAt ?? stored;
  const isOpen = startedAt !== null && (own === undefined || stored !== own.startedAt);
  const { data, dataUpdatedAt } = useListPaymentHistory(
    { page_size: HISTORY_PAGE_SIZE },
    { query: { enabled: isOpen, staleTime: 0, retry: false, refetchInterval: PAYMENT_POLL_INTERVAL_MS } },
  );
  const isRead = isOpen && data !== undefined && dataUpdatedAt > startedAt;
  const found = isRead ? foundCharge(startedAt, data.items, dataUpdatedAt) : 'open';
  useEffect(() => {
    // The call that this form can repeat tells more than a history that does not have it.
    if (found === 'open' || (own && found === 'unseen')) return;
    // Another tab may have another one by now.
    if (openChargeTime.read() === startedAt) openChargeTime.clear();
    own?.forget();
    showOutcome(found === 'success' ? { status: 'SUCCESS' } : found === 'failure' ? { status: 'FAILURE' } : {});
  }, [found, own, showOutcome, startedAt]);
  return isOpen && !own;
};

type OpenChargeProps = {
  /** Address at which the outcome of a payment is told. */
  processing: string;
  /** Where Cancel leads: the credits or the packages. */
  cancelHref: string;
};

/**
 * Where nothing is left to pay: a payment by balance, of whatever tab, whose outcome is not known yet is looked up, and
 * told.
 */
export const OpenCharge = ({ processing, cancelHref }: OpenChargeProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const failures = useCheckoutFailure(null, processing);
  const isOpen = useOpenCharge(undefined, failures);
  return (
    <>
      {isOpen && <Banner>{t('balance.open')}</Banner>}
      <FailureModal
        failure={failures.failure}
        cancelHref={cancelHref}
        onClose={failures.close}
        onRetry={failures.close}
      />
    </>
  );
};
