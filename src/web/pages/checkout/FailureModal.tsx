import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CheckoutErrorModal, type CheckoutErrorModalProps } from '#web/components/payment/CheckoutErrorModal.tsx';
import { paths } from '#web/paths.ts';

type FailureModalProps = Pick<CheckoutErrorModalProps, 'failure' | 'onClose' | 'onRetry' | 'cancelHref'>;

/** Why the checkout stopped, with the ways on that every checkout has. */
export const FailureModal = (props: FailureModalProps): ReactElement => (
  <CheckoutErrorModal {...props} setupHref={paths.accountDetails()} termsHref={paths.terms()} />
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
  const failure = query.get('error') === 'true' ? { message: query.get('message') ?? undefined } : undefined;
  return (
    <FailureModal
      failure={failure}
      cancelHref={cancelHref}
      onClose={() => void navigate(checkoutHref, { replace: true })}
      onRetry={() => void navigate(retryHref, { replace: retryHref === checkoutHref })}
    />
  );
};
