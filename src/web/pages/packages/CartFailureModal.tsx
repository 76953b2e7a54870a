import type { ReactElement } from 'react';
import { CheckoutErrorModal } from '#web/components/payment/CheckoutErrorModal.tsx';
import { paths } from '#web/paths.ts';

export interface CartFailure {
  message?: string | undefined;
  isCountryMissing?: boolean;
}

export interface CartFailureModalProps {
  failure: CartFailure | undefined;
  onClose: () => void;
  onRetry: () => void;
}

/** The error modal with the addresses of the packages' checkout. */
export const CartFailureModal = ({ failure, onClose, onRetry }: CartFailureModalProps): ReactElement => (
  <CheckoutErrorModal
    isOpen={failure !== undefined}
    message={failure?.message}
    isCountryMissing={failure?.isCountryMissing ?? false}
    onClose={onClose}
    onRetry={onRetry}
    cancelHref={paths.dataPackages()}
    setupHref={paths.accountDetails()}
    termsHref={paths.terms()}
  />
);
