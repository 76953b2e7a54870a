import type { ReactElement } from 'react';
import { CheckoutErrorModal, type CheckoutErrorModalProps } from '#web/components/payment/CheckoutErrorModal.tsx';
import { paths } from '#web/paths.ts';

type CartFailureModalProps = Pick<CheckoutErrorModalProps, 'failure' | 'onClose' | 'onRetry'>;

/** The error modal with the addresses of the packages' checkout. */
export const CartFailureModal = (props: CartFailureModalProps): ReactElement => (
  <CheckoutErrorModal
    {...props}
    cancelHref={paths.dataPackages()}
    setupHref={paths.accountDetails()}
    termsHref={paths.terms()}
  />
);
