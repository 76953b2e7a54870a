import type { PaymentSubmitted } from '#contract/storefront/model/paymentSubmitted.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useLeaving } from '#web/components/payment/use-leaving.ts';
import type { CheckoutFailures } from './use-checkout-failure.ts';
import { markPaymentId, markPaymentStart } from './payment-marker.ts';

export type PaymentStart = {
  /** For the call that submits the payment: the marker is stored before it, and its answer leads to the payment page. */
  mutation: {
    onMutate: () => void;
    onSuccess: (submitted: PaymentSubmitted) => void;
    onError: (error: ApiError) => void;
  };
  isLeaving: boolean;
};

/** Starts a payment and leaves for the payment page, or tells what a method inside the page said. */
export const usePaymentStart = ({ showOutcome, showError }: CheckoutFailures): PaymentStart => {
  const [isLeaving, leave] = useLeaving();
  return {
    mutation: {
      onMutate: markPaymentStart,
      onSuccess: (submitted) => {
        markPaymentId(submitted.paymentId);
        if (submitted.paymentUrl === undefined) showOutcome(submitted);
        else leave(submitted.paymentUrl);
      },
      onError: showError,
    },
    isLeaving,
  };
};
