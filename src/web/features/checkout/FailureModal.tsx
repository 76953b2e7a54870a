import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { billingAddressHref } from '#web/navigation/billing-address.ts';
import { CheckoutErrorModal, type CheckoutErrorModalProps } from './components/CheckoutErrorModal.tsx';
import { paths } from '#web/navigation/paths.ts';
import { clearPaymentMarker, readPaymentMarker } from '#web/browser-storage/payment-marker.ts';
import { useTakenOver } from '#web/ui/use-taken-over.ts';

type FailureModalProps = Pick<CheckoutErrorModalProps, 'failure' | 'onClose' | 'onRetry' | 'cancelHref'>;

/** Why the checkout stopped, with the ways on that every checkout has. */
export const FailureModal = (props: FailureModalProps): ReactElement => (
  <CheckoutErrorModal
    {...props}
    setupHref={billingAddressHref(useLocation().pathname)}
    historyHref={paths.credits()}
    termsHref={paths.terms()}
  />
);

export type AddressFailureProps = {
  checkoutHref: string;
  cancelHref: string;
  /** Where trying again begins. */
  retryHref: string;
};

/** The payment page sent the visitor back with an error, or the payment failed. */
export const AddressFailure = ({ checkoutHref, cancelHref, retryHref }: AddressFailureProps): ReactElement => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hasFailed = query.get('error') === 'true';
  const isTakenOver = useTakenOver();
  const [isBack, setBack] = useState<boolean>();
  const isRead = isTakenOver && hasFailed;
  if (isRead && isBack === undefined) setBack(readPaymentMarker() !== undefined);
  // Anybody may have written the address: its words are those of a payment page only where one was left for.
  const message = isBack ? (query.get('message') ?? undefined) : undefined;
  const failure = hasFailed ? { kind: 'return' as const, message } : undefined;
  // PKG-057
  useEffect(() => {
    if (isRead) clearPaymentMarker();
  }, [isRead]);
  return (
    <FailureModal
      failure={failure}
      cancelHref={cancelHref}
      onClose={() => void navigate(checkoutHref, { replace: true })}
      onRetry={() => void navigate(retryHref, { replace: retryHref === checkoutHref })}
    />
  );
};
