import type { ReactElement } from 'react';
import { CheckoutErrorModal } from '#web/components/payment/CheckoutErrorModal.tsx';
import { paths } from '#web/paths.ts';
import type { CheckoutFailure } from './use-checkout-failure.ts';

interface CheckoutFailureModalProps {
  failure: CheckoutFailure | undefined;
  onClose: () => void;
  onRetry: () => void;
}

/** The error modal with the addresses of the credit checkout. */
export const CheckoutFailureModal = ({ failure, onClose, onRetry }: CheckoutFailureModalProps): ReactElement => (
  <CheckoutErrorModal
    isOpen={failure !== undefined}
    message={failure?.message}
    isCountryMissing={failure?.isCountryMissing ?? false}
    onClose={onClose}
    onRetry={onRetry}
    cancelHref={paths.credits()}
    setupHref={paths.accountDetails()}
    termsHref={paths.terms()}
  />
);
