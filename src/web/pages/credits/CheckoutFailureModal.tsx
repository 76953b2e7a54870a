import type { ReactElement } from 'react';
import { CheckoutErrorModal, type CheckoutErrorModalProps } from '#web/components/payment/CheckoutErrorModal.tsx';
import { paths } from '#web/paths.ts';

type CheckoutFailureModalProps = Pick<CheckoutErrorModalProps, 'failure' | 'onClose' | 'onRetry'>;

/** The error modal with the addresses of the credit checkout. */
export const CheckoutFailureModal = (props: CheckoutFailureModalProps): ReactElement => (
  <CheckoutErrorModal
    {...props}
    cancelHref={paths.credits()}
    setupHref={paths.accountDetails()}
    termsHref={paths.terms()}
  />
);
